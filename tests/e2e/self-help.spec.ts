import { pathIn } from '#app/languages/localized-path.ts';
import { selfCheckPages, toolPages } from '#app/navigation/self-help-pages.ts';
import { widths } from './display-modes.ts';
import { expect, test } from './fixtures.ts';
import { installLocalizedFonts } from './localized-fonts.ts';

test('the mood check preserves the answers, asks for the missing ones, and shows help before the score', {
  tag: '@full',
}, async ({ page, allowFaults }) => {
  allowFaults('400');
  await page.goto(selfCheckPages.mood.path);
  // A folded list is a group, too.
  const questions = page.getByRole('group').filter({ has: page.getByRole('radio') });
  await expect(questions).toHaveCount(9);
  for (let index = 0; index < 8; index++) {
    await questions.nth(index).getByLabel('Not at all').check();
  }
  await page.getByRole('button', { name: 'See what it may mean' }).click();

  await page.getByRole('link', { name: 'Choose one answer to question 9.' }).click();
  await expect(questions.nth(0).getByLabel('Not at all')).toBeChecked();
  await expect(questions.nth(8)).toHaveAccessibleDescription('Choose one answer to question 9.');
  await questions.nth(8).getByLabel('Several days').check();
  await page.getByRole('button', { name: 'See what it may mean' }).click();

  const help = page.getByRole('region', { name: 'Call 112 now if' });
  const result = page.getByRole('region', { name: 'Your result' });
  await expect(result).toContainText('1 of 27');
  for (const number of ['tel:112', 'tel:108', 'tel:14416']) {
    await expect(help.locator(`a[href="${number}"]`).first()).toBeVisible();
  }
  const [helpBox, resultBox] = [await help.boundingBox(), await result.boundingBox()];
  expect((helpBox?.y ?? 0) + (helpBox?.height ?? 0)).toBeLessThanOrEqual(resultBox?.y ?? 0);
  expect(page.url()).toMatch(/\/check\/mood$/);

  await page.getByRole('link', { name: 'Clear it and start again' }).click();
  await expect(questions).toHaveCount(9);
  await expect(page.locator('input:checked')).toHaveCount(0);
});

for (const locale of ['en', 'hi'] as const) {
  test(`the answers of the mood check are in the same columns in each question (${locale})`, {
    tag: '@full',
  }, async ({ page, context }) => {
    await installLocalizedFonts(context);
    await page.goto(pathIn(locale, selfCheckPages.mood.path));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const columns = () =>
        page
          .getByRole('group')
          .filter({ has: page.getByRole('radio') })
          .evaluateAll((questions) =>
            questions.map((question) =>
              [...question.querySelectorAll('input')]
                .map((answer) => Math.round(answer.getBoundingClientRect().left))
                .join(' '),
            ),
          );
      await expect.poll(async () => new Set(await columns()).size, { message: `${width} px` }).toBe(1);
      const [first = ''] = await columns();
      const edges = new Set(first.split(' '));
      expect(edges.size, `${width} px: ${first}`).toBe(width === 360 ? 1 : 4);
    }
  });
}

test('a safety plan is stored on the device, sent nowhere, and deleted with one button', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('aunt')) sent.push(request.url());
  });
  await page.goto(toolPages.safetyPlan.path);
  const ask = page.getByLabel('4. People I can ask for help');
  await ask.fill('My aunt, 98140');
  await page.reload();
  await expect(ask).toHaveValue('My aunt, 98140');
  await expect(page.getByText('never sent to us')).toBeVisible();

  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete from this device' }).click();
  await expect(page.getByText('Deleted from this device.')).toBeVisible();
  await expect(ask).toHaveValue('');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sheet:'))),
  ).toEqual([]);
  await page.reload();
  await expect(ask).toHaveValue('');
  expect(sent).toEqual([]);
});

test('the sheet says so when the browser cannot store it', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto(toolPages.cravingCard.path);
  await page.getByLabel('Three reasons I stopped').fill('My daughter');
  await expect(page.getByText('This browser keeps nothing.')).toBeVisible();
});

test('the timer runs offline, survives a reload, tells the reader to call an ambulance at five minutes, and shows the duration', async ({
  page,
  context,
  allowFaults,
}) => {
  // The fonts are requested after the clock has advanced, when the network is already off.
  allowFaults('INTERNET_DISCONNECTED', 'A network error occurred');
  await page.clock.install();
  await page.goto(toolPages.fitTimer.path);
  await page.getByRole('button', { name: 'Start: the fit has begun' }).click();
  await page.clock.runFor(60_000);
  await expect(page.getByRole('timer')).toHaveText(/1:0[0-2]/);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/1:0\d/);
  await expect(page.locator('[role=alert]')).toHaveText('Stay with them. Call 112 when 5 minutes are over.');
  await context.setOffline(true);
  const alert = page.locator('[role=alert]');
  await page.clock.runFor(200_000);
  await expect(alert).not.toContainText('Call 112 now');
  await page.clock.runFor(45_000);
  await expect(alert).toHaveText('5 minutes. Call 112 now; busy or no answer, 108.');
  await page.getByRole('button', { name: 'The fit has ended' }).click();
  await expect(alert).toContainText(/It lasted 5:\d\d\. Write it down\./);
  await expect(page.getByRole('button', { name: 'Start: the fit has begun' })).toBeFocused();
});

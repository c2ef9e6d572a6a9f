import { expect, type Page, test } from './fixtures.ts';
import { expectNoShift, recordShifts } from './layout-shift.ts';

interface Voice {
  readonly lang: string;
  readonly localService: boolean;
}

/** Sentences that the page said, and the number of times it was silenced. */
interface Speech {
  readonly said: string[];
  cancelled: number;
  /** Whether the browser has reported its voices. */
  isReported: boolean;
  /** Ends the last sentence, as the device does when it has read all. */
  end(): void;
}

type SpeakingWindow = typeof window & { speech: Speech };

/** Gives the browser these voices. A machine that runs tests has none, so nothing else of the API is replaced. */
async function withVoices(page: Page, voices: readonly Voice[], isLate = false): Promise<void> {
  await page.addInitScript(
    ({ voices, isLate }) => {
      let utterances: SpeechSynthesisUtterance[] = [];
      const speech: Speech = {
        said: [],
        cancelled: 0,
        isReported: false,
        end: () => utterances.at(-1)?.dispatchEvent(new Event('end')),
      };
      Object.assign(window, { speech });
      let known = isLate ? [] : voices;
      Object.assign(speechSynthesis, {
        getVoices: () => known,
        speak(utterance: SpeechSynthesisUtterance) {
          utterances.push(utterance);
          speech.said.push(`${utterance.lang}: ${utterance.text}`);
        },
        cancel() {
          utterances = [];
          speech.cancelled += 1;
        },
      });
      // A voice of the browser cannot be made in a script, so an utterance keeps ours as it is.
      Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { writable: true });
      addEventListener('load', () =>
        setTimeout(() => {
          known = voices;
          speechSynthesis.onvoiceschanged?.(new Event('voiceschanged'));
          speech.isReported = true;
        }, 100),
      );
    },
    { voices, isLate },
  );
}

const english = { lang: 'en-IN', localService: true };
const hindi = { lang: 'hi-IN', localService: true };
const remote = { lang: 'hi-IN', localService: false };

const said = (page: Page) => page.evaluate(() => (window as SpeakingWindow).speech.said);
const listen = (page: Page) => page.getByRole('button', { name: 'Listen', exact: true });

test('with a voice of the device, the short answer and the urgent box are read aloud, sentence by sentence, and stopped', async ({
  page,
}) => {
  await withVoices(page, [hindi, english]);
  await recordShifts(page);
  await page.goto('/insomnia');
  const [inShort, urgent] = [listen(page).first(), listen(page).last()];
  await expect(listen(page)).toHaveCount(2);
  await expect(inShort).toHaveAttribute('aria-pressed', 'false');
  await inShort.click();
  await expect(inShort).toHaveAttribute('aria-pressed', 'true');
  const answer = await said(page);
  expect(answer.length).toBeGreaterThan(1);
  expect(answer[0]).toMatch(/^en-IN: In short/);
  const shown = await page.locator('span[data-spoken]').innerText();
  expect(answer.map((text) => text.replace('en-IN: ', '')).join(' ')).toBe(shown.replace(/\s+/g, ' ').trim());

  // The other button takes over.
  await urgent.click();
  await expect(inShort).toHaveAttribute('aria-pressed', 'false');
  await expect(urgent).toHaveAttribute('aria-pressed', 'true');
  const signs = (await said(page)).slice(answer.length);
  expect(signs[0]).toBe('en-IN: Call 112 now if');
  expect(signs).toContain('en-IN: Somebody has tried to end their life, or tells you how they would do it.');
  expect(signs.join()).toContain('108');
  expect(signs.join()).not.toMatch(/Listen|All urgent signs|<|tel:/);
  const before = await page.evaluate(() => (window as SpeakingWindow).speech.cancelled);
  await urgent.click();
  await expect(urgent).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => (window as SpeakingWindow).speech.cancelled)).toBe(before + 1);

  // The button is released when all was read.
  await urgent.click();
  await page.evaluate(() => (window as SpeakingWindow).speech.end());
  await expect(urgent).toHaveAttribute('aria-pressed', 'false');
  await urgent.click();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(urgent).toHaveAttribute('aria-pressed', 'false');
  await expectNoShift(page, 'a page with listen buttons', 0);
  await page.emulateMedia({ media: 'print' });
  await expect(inShort).toBeHidden();
});

test('a Hindi page is read by a Hindi voice that the browser reports late', { tag: '@full' }, async ({
  page,
}) => {
  await withVoices(page, [english, hindi], true);
  await page.goto('/hi/insomnia');
  const button = page.getByRole('button', { name: 'सुनें', exact: true }).first();
  await button.click();
  const answer = await said(page);
  expect(answer.length).toBeGreaterThan(1);
  expect(answer.filter((text) => !text.startsWith('hi-IN: '))).toEqual([]);
});

for (const [what, voices] of [
  ['without voices', []],
  ['with a voice of another language', [english]],
  ['with a voice that sends the text away', [english, remote]],
] as const) {
  test(`${what} there is no button`, { tag: '@full' }, async ({ page }) => {
    await withVoices(page, voices);
    const script = voices.length > 0 && page.waitForResponse(/\/assets\/listen-/);
    await page.goto('/hi/insomnia');
    await script;
    // The stub reports its voices 100 ms after `load`, and the script looks for them again then.
    await page.waitForFunction(() => (window as SpeakingWindow).speech.isReported);
    await expect(page.locator('[data-spoken]').first()).toBeVisible();
    await expect(page.locator('button[data-listens]')).toHaveCount(0);
  });
}

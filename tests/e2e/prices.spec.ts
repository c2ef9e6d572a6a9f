import type { Locator, Page } from 'playwright/test';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { shownRupees, specifiedPrice } from '#tests/support/specified-prices.ts';
import { describeModes, expectAccessibleIn, layoutModes, sharedLayoutModes } from './display-modes.ts';
import { allOrFail, expect, test } from './fixtures.ts';

const { hospital, phones } = defaultFacts;

const path = '/therapyCounselling';
const planned = `${path}?therapy=cbt&sessions=12&counselling=family-counselling&counsellingSessions=4&relaxation=jpmr-relaxation&relaxationSessions=8&test=rating-scales&test=personality-test&test=16-pf&test=rorschach-tat&test=iq-testing&test=pgi-memory-scale&test=pgi-bbd&room=luxury-room&days=30`;
const refused = `${path}?therapy=cbt&sessions=four&room=luxury-room&days=400&test=x`;

const cbt = specifiedPrice('therapy', 'Cognitive behavioural therapy (CBT)');
const cbtPack = specifiedPrice('therapy', 'Cognitive behavioural therapy (CBT)', 2);

const estimateOn = (page: Page) => page.getByRole('article', { name: 'Your estimate' });
const totalOf = (estimate: Locator) => estimate.getByRole('row', { name: 'Total' }).getByRole('cell');

test('the contents link to each list, to the planner and to insurance', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(path);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(links).toHaveText([
    'Therapy',
    'Counselling',
    'Relaxation',
    'Testing',
    'Admission rooms',
    'Work out your cost',
    'Insurance',
  ]);
  for (const link of await allOrFail(links)) {
    await link.click();
    await expect(page.locator(':target').getByRole('heading', { level: 2 })).toBeInViewport();
  }
});

test('a therapy with a pack, a test and some days in a room is computed beside the form', {
  tag: '@full',
}, async ({ page }) => {
  const [iq, room] = [specifiedPrice('testing', 'IQ testing'), specifiedPrice('rooms', 'Luxury room')];
  await page.goto(path);
  await page.getByRole('combobox', { name: 'Therapy' }).selectOption({
    label: `Hypnotherapy, ${shownRupees(specifiedPrice('therapy', 'Hypnotherapy'))}`,
  });
  await page.getByLabel('Pack of 6, 10% less').check();
  await expect(page.getByLabel('Sessions of therapy')).toBeHidden();
  await page.getByLabel(`IQ testing, ${shownRupees(iq)}`).check();
  await page.getByLabel(`Luxury room, ${shownRupees(room)} a day`).check();
  await page.getByLabel('Days in the room').fill('3');
  await page.getByRole('button', { name: 'Work out the cost' }).click();
  await expect(page).toHaveURL(/\/therapyCounselling\?therapy=hypnotherapy&pack=six&.*#estimate$/);
  await expect(estimateOn(page)).toBeInViewport();
  await expect(totalOf(estimateOn(page))).toHaveText(
    shownRupees(specifiedPrice('therapy', 'Hypnotherapy', 1) + iq + 3 * room * 1.05),
  );
  await expect(page.getByLabel('Pack of 6, 10% less')).toBeChecked();
});

test('an estimate can be shared as a link, changed, and started again', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(path);
  await page.getByRole('link', { name: /CBT.*: four sessions/ }).click();
  await expect(totalOf(estimateOn(page))).toHaveText(shownRupees(4 * cbt));
  const link = estimateOn(page).getByRole('link', { name: /Link to this estimate/ });
  await expect(link).toHaveAttribute('href', '/therapyCounselling?therapy=cbt&sessions=4#estimate');
  await page.getByLabel('Sessions of therapy').fill('10');
  await page.getByLabel('Sessions of therapy').press('Enter');
  await expect(totalOf(estimateOn(page))).toHaveText(shownRupees(10 * cbt));
  await expect(estimateOn(page)).toContainText(`A pack of 10 costs ${shownRupees(10 * cbt - cbtPack)} less`);
  await page.getByRole('link', { name: 'Start again' }).click();
  await expect(estimateOn(page)).toHaveCount(0);
  await expect(page.getByLabel('Sessions of therapy')).toHaveValue('');
});

test('each error above the form links to its field', { tag: '@full' }, async ({ page, allowFaults }) => {
  allowFaults('400');
  await page.goto(refused);
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText([
    'Type the sessions of therapy as a whole number from 1 to 60.',
    'Choose tests on the list only.',
    'Type the days in the room as a whole number from 1 to 90.',
  ]);
  await summary.getByRole('link').last().click();
  await expect(page.getByLabel('Days in the room')).toBeInViewport();
  await expect(page.getByLabel('Days in the room')).toHaveValue('400');
  await expect(page.getByLabel('Days in the room')).toHaveAccessibleDescription(/from 1 to 90/);
});

test('the button prints', { tag: '@full' }, async ({ page }) => {
  await page.goto(planned);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print this estimate' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
});

test('an estimate prints on one A4 page, with hospital, date and phone', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(planned);
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const sheet = estimateOn(page);
  for (const words of [hospital.name, phones.admission.shown, 'an estimate, not a bill']) {
    await expect(sheet.getByText(words)).toBeVisible();
  }
  await expect(sheet.getByRole('time')).toHaveText(/^\d{1,2} \w+ \d{4}$/);
  await expect(page.getByRole('table', { name: 'Therapy: prices in rupees' })).toBeHidden();
  for (const role of ['button', 'navigation', 'textbox', 'combobox'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  const left = await page
    .getByRole('main')
    .evaluate((main) => (main as HTMLElement).innerText.split('\n')[0]);
  expect(left).toContain(hospital.name);
});

test('without an estimate the price lists print on two pages, without the form', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(path);
  expect(await sheetsOf(page)).toBe(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Admission rooms: prices in rupees' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Work out the cost' })).toBeHidden();
});

async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

// accessibility.spec.ts checks the page as it opens.
for (const [state, address, looks] of [
  ['with an estimate', planned, layoutModes],
  ['with mistakes', refused, sharedLayoutModes],
] as const) {
  test(`${state}: axe finds nothing and nothing scrolls sideways, ${describeModes(looks)}`, {
    tag: '@full',
  }, async ({ page, allowFaults }) => {
    if (state === 'with mistakes') allowFaults('400');
    await page.goto(address);
    await expectAccessibleIn(page, looks, state);
  });
}

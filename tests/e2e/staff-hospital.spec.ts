/**
 * The page Hospital as a manager uses it. tests/http/hospital-facts.test.ts covers what HTTP alone can show.
 */
import { readFileSync } from 'node:fs';
import { descriptionRule, photographPlaces } from '#app/hospital/photograph-places.ts';
import { type FactSectionId, factSections } from '#app/hospital-facts/fact-sections.ts';
import { findMissingFacts, isLaunchBlocked } from '#app/hospital-facts/launch-check.ts';
import { informationGroups } from '#app/navigation/pages.ts';
import { filledFacts } from '#tests/support/filled-facts.ts';
import { photograph, photographPath } from '#tests/support/pictures.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';
import { readLaunchState } from '#tools/launch-check/launch-state.ts';
import { expectAccessibleIn, layoutModes, sharedLayoutModes } from './display-modes.ts';
import { expect, type Page, test, untilHydrated } from './fixtures.ts';
import { hospitalPage as path, sectionLink, sectionRow } from './hospital-sections.ts';

/** Sections with pages of their own and without a form of fields. */
const ownPages: readonly FactSectionId[] = ['photographs', 'page-reviews', 'message-tests', 'beds'];
const ids = (Object.keys(filledFacts) as FactSectionId[]).filter((id) => !ownPages.includes(id));

/** wrangler.toml with the two settings of a site deployed for the public. */
const deployed = readFileSync(new URL('../../wrangler.toml', import.meta.url), 'utf8')
  .replace(/^DEMONSTRATION = ".*"/m, 'DEMONSTRATION = "off"')
  .replace(/^PUBLIC_ORIGIN = ".*"/m, 'PUBLIC_ORIGIN = "https://www.a-hospital.in"');

/** Opens each tab of a list of tabs in turn; without such tabs it does nothing but call back. */
async function inEachTab(page: Page, label: string, then: () => Promise<void>) {
  const tabs = await page.getByRole('tablist', { name: label }).getByRole('tab').all();
  if (tabs.length === 0) await then();
  for (const tab of tabs) {
    await tab.click();
    await then();
  }
}

async function fillSection(page: Page, id: FactSectionId) {
  await untilHydrated(page);
  const left = new Map(Object.entries(filledFacts[id]));
  const fillTab = async () => {
    // Contents and a later change of a price are folded.
    for (const summary of await page.locator('main form details > summary').all()) {
      const isOpen = await summary.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'));
      if (!isOpen && (await summary.isVisible())) await summary.click();
    }
    for (const [name, text] of left) {
      const field = page.locator(`main [name="${name}"]`).first();
      // Id and place of a price.
      const isHidden = (await field.getAttribute('type')) === 'hidden';
      if (!isHidden && !((await field.isVisible()) && (await field.isEditable()))) continue;
      left.delete(name);
      if (isHidden) continue;
      if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(text);
      else await field.fill(text);
    }
  };
  await inEachTab(page, 'Parts of the section', () => inEachTab(page, 'Language of the texts', fillTab));
  expect([...left.keys()], 'fields that no tab shows').toEqual([]);
}

const informationPages = informationGroups.flatMap(({ pages }) => pages).length;

async function giveReviews(page: Page) {
  await page.goto(path);
  await sectionLink(page, 'page-reviews').click();
  await page.getByRole('link', { name: 'Tick all that are not reviewed' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(informationPages);
  await page.getByRole('button', { name: 'Mark the ticked pages' }).click();
  await expect(
    page.getByText(`${informationPages} of ${informationPages} pages are reviewed.`),
  ).toBeVisible();
}

/** Uploads one photograph in the browser, which makes it smaller, and the others over HTTP. */
async function givePhotographs(page: Page, site: Site, staff: SignedIn) {
  const list = `${path}/photographs`;
  const [first, ...others] = photographPlaces.toReversed();
  await page.goto(`${list}/${first}`);
  await page.getByLabel('Picture', { exact: true }).setInputFiles(photographPath());
  await expect(page.getByRole('img', { name: 'The chosen photograph' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('#alt-error')).toHaveText(descriptionRule.required);
  await page.getByLabel(descriptionRule.label).fill('Mats before a wide window');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Mats before a wide window' }).first(),
  ).toContainText('Photograph');
  for (const place of others) {
    const body = new FormData();
    body.set('alt', `What ${place} looks like`);
    body.set('image', photograph());
    const { status } = await site.fetch(`${list}/${place}`, {
      method: 'POST',
      as: staff,
      sameOrigin: true,
      body,
    });
    expect(status).toBe(303);
  }
  await page.goto(path);
}

test('after a manager has entered everything, the launch check finds nothing open, and the website shows it', {
  tag: '@full',
}, async ({ signedInPage: page, site, staff }) => {
  test.setTimeout(240_000);
  await page.goto(path);
  await expect(page.getByText(/points are open, \d+ of them by law/)).toBeVisible();
  for (const id of ids) {
    await sectionLink(page, id).click();
    await expect(page.getByRole('heading', { level: 1, name: factSections[id] })).toBeVisible();
    await fillSection(page, id);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hospital', exact: true })).toBeVisible();
    await expect(sectionRow(page, id)).toContainText('Complete');
  }

  await giveReviews(page);
  await givePhotographs(page, site, staff);

  const { state, factsUnknown } = await readLaunchState({ configuration: deployed, database: site.binding });
  expect(factsUnknown).toBeUndefined();
  const open = findMissingFacts(state);
  expect(open.map(({ fact }) => fact)).toEqual([]);
  expect(isLaunchBlocked(open)).toBe(false);

  // The tab that saved the name shows it without a reload.
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toContainText('Asha');
  await page.goto('/');
  await expect(page).toHaveTitle(/Asha Hospital for Mental Health/);
  await expect(page.getByRole('link', { name: /98765 43210/ }).first()).toBeVisible();
});

test('a changed section asks before it is left, and restores its draft', async ({ signedInPage: page }) => {
  await page.goto(`${path}/payments`);
  await page.getByLabel('UPI id').fill('ashahospital@okbank');
  await sectionLink(page, 'prices').click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave and keep a draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: factSections.prices })).toBeVisible();
  await sectionLink(page, 'payments').click();
  await expect(page.getByLabel('UPI id')).toHaveValue('ashahospital@okbank');
  await expect(page.getByText(/Your draft of/)).toBeVisible();
});

test('a refused value leads to its field, with a link above the form, and a row can be added to the days', async ({
  signedInPage: page,
  allowFaults,
}) => {
  allowFaults('400');
  await page.goto(`${path}/holidays`);
  await page.getByRole('button', { name: 'Add a row' }).click();
  await page.getByLabel('What day 4 is').fill('Diwali');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please check the marked fields.' })).toBeVisible();
  await expect(page.locator('fieldset:focus')).toContainText('Diwali: choose its day.');
  await expect(page.getByRole('link', { name: 'Diwali: choose its day.' })).toBeVisible();
  await expect(page.getByLabel('What day 4 is')).toHaveValue('Diwali');
});

test('a refused review of pages leads to its field, with a link above the form', { tag: '@full' }, async ({
  signedInPage: page,
  allowFaults,
}) => {
  allowFaults('400');
  await page.goto(`${path}/page-reviews`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Mark the ticked pages' }).click();
  await expect(page.getByRole('link', { name: 'Pages: Tick at least one page.' })).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeFocused();
});

test('a photograph without a description leads to its field, with a link above the form', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await page.goto(`${path}/photographs/pharmacy`);
  await untilHydrated(page);
  await page.getByLabel(descriptionRule.label).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByRole('link', { name: `${descriptionRule.label}: ${descriptionRule.required}` }),
  ).toBeVisible();
  await expect(page.getByLabel(descriptionRule.label)).toBeFocused();
});

test('a price is added, previewed in a tab of its own, saved and taken back', { tag: '@full' }, async ({
  signedInPage: page,
  context,
}) => {
  await page.goto(`${path}/prices`);
  const tests = page.getByRole('group', { name: 'Tests', exact: true });
  const added = tests.getByRole('row', { name: 'Row 8: a new price' });
  await added.getByLabel('Name', { exact: true }).fill('Memory test');
  await added.getByLabel('Rupees', { exact: true }).fill('1,251');
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Preview in English' }).click(),
  ]);
  await expect(preview).toHaveTitle(/^Preview: /);
  await expect(preview.getByRole('row', { name: /Memory test/ })).toContainText('₹1,251');
  await preview.close();
  await expect(added.getByLabel('Name', { exact: true })).toHaveValue('Memory test');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved: the website shows it')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back: the website shows it as it was before')).toBeVisible();
  await page.goto('/therapyCounselling');
  await expect(page.getByRole('table', { name: 'Testing: prices in rupees' })).toBeVisible();
  await expect(page.getByText('Memory test')).toHaveCount(0);
});

test('the list and its sections fit every width, light and dark, and pass axe', { tag: '@full' }, async ({
  signedInPage: page,
}) => {
  for (const [place, looks] of [
    ['', layoutModes],
    ['/registrations', layoutModes],
    ['/holidays', sharedLayoutModes],
    ['/prices', sharedLayoutModes],
    ['/notices', sharedLayoutModes],
    ['/messages', sharedLayoutModes],
    ['/photographs', layoutModes],
    ['/photographs/gym', sharedLayoutModes],
    ['/page-reviews', sharedLayoutModes],
  ] as const) {
    await page.goto(`${path}${place}`);
    await expectAccessibleIn(page, looks, place);
  }
});

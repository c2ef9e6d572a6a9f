import { directoryPageSize } from '#app/doctors/doctor.view.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addDoctor, expectNoOverflow } from './doctor-states.ts';
import { test as base, expect, expectNoAxeViolations, type Page } from './fixtures.ts';

const { phones } = defaultFacts;

const test = base.extend<{ readonly emptySite: Site }>({
  emptySite: async ({ page }, use) => {
    const site = await startSite();
    await use(site);
    // Leaves the page first, so that none of its requests reaches a stopped site.
    await page.goto('about:blank');
    await site.dispose();
  },
});

const widths = [360, 768, 1440];

async function visit(page: Page, { origin }: Site, path: string): Promise<void> {
  await page.goto(`${origin}${path}`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page, `${path} at ${width} px`);
  }
}

test('without any doctor the directory, the team and an information page are complete', {
  tag: '@full',
}, async ({ page, emptySite: site }) => {
  await visit(page, site, '/doctors');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(
    page.getByRole('main').getByRole('link', { name: `Call ${phones.admission.shown}` }),
  ).toHaveAttribute('href', phones.admission.href);
  await expectNoAxeViolations(page, 'no doctor');
  await visit(page, site, '/depression');
  await visit(page, site, '/');
  const team = page.getByRole('region', { name: 'Our Team of Experts' }).first();
  await expect(team.getByRole('link', { name: `Call ${phones.admission.shown}` })).toBeVisible();
});

test('with one doctor and with forty these pages are complete', { tag: '@full' }, async ({
  page,
  emptySite: site,
}) => {
  const staff = await site.signIn();
  await addDoctor(site, { name: 'Dr. Only' }, staff);
  for (const path of ['/doctors', '/depression', '/']) {
    await visit(page, site, path);
    await expect(page.getByRole('link', { name: 'Dr. Only', exact: true }).first()).toBeVisible();
  }
  await visit(page, site, '/doctors');
  await expect(page.getByText('1 doctor', { exact: true })).toBeVisible();

  for (let made = 1; made < 40; made += 1) await addDoctor(site, { specialization: 'Psychology' }, staff);
  await visit(page, site, '/');
  await visit(page, site, '/doctors/dr-only');
  await visit(page, site, '/doctors?page=2');
  await expect(page.getByRole('article')).toHaveCount(40 - directoryPageSize);
  await visit(page, site, '/doctors');
  await expect(page.getByRole('article')).toHaveCount(directoryPageSize);
  await expectNoAxeViolations(page, 'forty doctors');
  await page.getByRole('searchbox').fill('only');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('searchbox').fill('nobody at all');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('No doctors found for “nobody at all”')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See all our doctors' }).click();
  await expect(page.getByRole('article')).toHaveCount(directoryPageSize);
});

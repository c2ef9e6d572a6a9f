import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { slotLabels } from '#app/time/slots.ts';
import type { DoctorFields } from '#tests/support/doctors.ts';
import {
  describeModes,
  expectAccessibleIn,
  layoutModes,
  sharedLayoutModes,
  widths,
} from './display-modes.ts';
import { addDoctor, expectNoOverflow } from './doctor-states.ts';
import { allOrFail, expect, expectNoAxeViolations, test } from './fixtures.ts';

const { phones } = defaultFacts;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every field at its maximum length without a space, and every slot. */
const longest: Partial<DoctorFields> = {
  name: 'V'.repeat(100),
  specialization: 'W'.repeat(120),
  hospital: 'H'.repeat(160),
  qualification: 'Q'.repeat(300),
  awards: 'M'.repeat(500),
  about: `${'A'.repeat(2000)}\n\n${'And so on. '.repeat(180)}`,
  fees: '999999',
  experience: '99',
  hospitalSlots: slotLabels,
  videoSlots: slotLabels,
};
const longestPath = `/doctors/${'v'.repeat(60)}`;

test('a card links to the page and the booking, and the page to the booking and the phone', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/doctors');
  const card = page.getByRole('article', { name: 'Dr. Gurpreet Sandhu (sample)' });
  await expect(card.getByRole('link', { name: /^Book an Appointment/ })).toHaveAttribute(
    'href',
    '/doctors/dr-gurpreet-sandhu-sample/book',
  );
  await expect(card.getByRole('link', { name: /^View Full Profile/ })).toHaveAttribute(
    'href',
    '/doctors/dr-gurpreet-sandhu-sample',
  );
  await expect(card.getByRole('link', { name: /^View Full Profile/ })).not.toHaveAttribute('target');
  await card
    .getByRole('heading')
    .getByRole('link', { name: 'Dr. Gurpreet Sandhu (sample)', exact: true })
    .click();
  await expect(page).toHaveURL('/doctors/dr-gurpreet-sandhu-sample');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dr. Gurpreet Sandhu (sample)');
  const booking = page.getByRole('region', { name: 'Book an appointment' });
  await expect(booking.getByRole('link', { name: 'Book an Appointment' })).toHaveAttribute(
    'href',
    '/doctors/dr-gurpreet-sandhu-sample/book',
  );
  await expect(booking.getByRole('link', { name: `Call ${phones.admission.shown}` })).toHaveAttribute(
    'href',
    phones.admission.href,
  );
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Our doctors' })
    .click();
  await expect(page).toHaveURL('/doctors');
});

test('an external booking page opens in a new tab, and this tab stays', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await context.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await page.goto('/doctors/ms-meera-nair-sample');
  for (const name of ['Book an Appointment (opens in a new tab)', 'View Full Profile (opens in a new tab)']) {
    const opened = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name }).click();
    const tab = await opened;
    await expect(tab).toHaveURL('https://example.com/');
    await tab.close();
  }
  await expect(page).toHaveURL('/doctors/ms-meera-nair-sample');
});

test('the portrait stands beside the name at every width, and usual times do not look like buttons', {
  tag: '@full',
}, async ({ page }) => {
  const main = page.getByRole('main');
  for (const width of [360, 768, 1440]) {
    // The page is loaded at each width: a page being resized can place the portrait and the name by different widths.
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/doctors/dr-asha-verma-sample');
    const portrait = await main
      .getByRole('img', { name: /^Portrait of / })
      .first()
      .boundingBox();
    const name = await main.getByRole('heading', { level: 1 }).boundingBox();
    if (!portrait || !name) throw new Error('The portrait and the name must be visible.');
    expect(portrait.x + portrait.width, `${width} px`).toBeLessThanOrEqual(name.x);
    expect(portrait.y, `${width} px`).toBeLessThan(name.y + name.height);
    expect(name.y, `${width} px`).toBeLessThan(portrait.y + portrait.height);
  }
  const time = main
    .getByRole('listitem')
    .filter({ hasText: /^\d\d:\d\d [AP]M$/ })
    .first();
  expect(await time.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  );
});

test('on a phone of 360 × 640 px the name, the fee, the next free time and the booking are on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const locale of ['en', 'hi', 'pa'] as const) {
    await page.goto(pathIn(locale, '/doctors/dr-asha-verma-sample'));
    const main = page.getByRole('main');
    const booking = main.locator('section[aria-labelledby=booking]');
    await expect(booking.locator('p[data-free]')).not.toBeEmpty();
    for (const part of [
      main.getByRole('heading', { level: 1 }),
      booking.getByText('₹1,200'),
      booking.locator('p[data-free]'),
      booking.locator('a[href$="/book"]'),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('every link and button of a card and of the page is large enough for a finger', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [path, links] of [
    ['/doctors', page.getByRole('article').getByRole('link')],
    [
      '/doctors/dr-asha-verma-sample',
      page.getByRole('region', { name: 'Book an appointment' }).locator('a:not(p a)'),
    ],
  ] as const) {
    await page.goto(path);
    for (const link of await allOrFail(links)) {
      expect((await link.boundingBox())?.height, await link.innerText()).toBeGreaterThanOrEqual(44);
    }
  }
});

for (const [path, looks] of [
  ['/doctors/dr-asha-verma-sample', layoutModes],
  ['/doctors/dr-gurpreet-sandhu-sample', sharedLayoutModes],
  ['/doctors/dr-nobody', sharedLayoutModes],
] as const) {
  test(
    `${path}: axe finds nothing and nothing scrolls sideways, ${describeModes(looks)}`,
    looks === layoutModes ? {} : { tag: '@full' },
    async ({ page, allowFaults }) => {
      if (path.endsWith('nobody')) allowFaults('404');
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoOverflow(page, `${width} px wide`);
      }
      await expectAccessibleIn(page, looks);
    },
  );
}

test('the longest text wraps inside its box wherever a doctor is shown', { tag: '@full' }, async ({
  page,
  site,
}) => {
  await addDoctor(site, longest);
  for (const path of [longestPath, '/doctors', '/', '/depression', '/search?q=vvvv']) {
    await page.goto(path);
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page, `${path} at ${width} px`);
    }
  }
  await page.goto(longestPath);
  await page.setViewportSize({ width: 360, height: 900 });
  await expectNoAxeViolations(page, 'with the longest text');
});

test('paragraphs in a doctor’s text are separated', { tag: '@full' }, async ({ page, site }) => {
  await addDoctor(site, { name: 'Dr. Paragraphs', about: 'One.\n\nThree.' });
  await page.goto('/doctors/dr-paragraphs');
  const about = page.getByRole('region', { name: 'About' }).getByText('One.');
  const lines = await about.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBe(3);
});

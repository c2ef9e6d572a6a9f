/** The page for doctors who refer a patient, and the statement about beds that staff make with one press. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { factSections } from '#app/hospital-facts/fact-sections.ts';
import { bedStatementHours } from '#app/hospital-facts/free-bed.ts';
import { localeTags } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { sendForm } from '#tests/support/desk.ts';
import { type SignedIn, type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let owner: SignedIn;
let desk: SignedIn;
beforeAll(async () => {
  // Production setting: pages are cached.
  site = await startSite({ versionChecks: 'timed' });
  owner = await site.signIn('admin');
  desk = await site.signIn('front-desk');
});
afterAll(() => site.dispose());

const bedsPage = '/dashboard/Hospital/beds';
const textOf = async (path: string, init = {}) => (await site.fetch(path, init)).text();
const say = (state: string, staff = owner) => sendForm(site, staff, bedsPage, { state });
const unknown = 'Is a bed free? Please ring us';

test('until staff say it, the page asks to ring, in every locale with its phone, what to tell and the way back', async () => {
  expect(await textOf('/refer')).toContain(unknown);
  for (const locale of localeTags) {
    const html = await textOf(pathIn(locale, '/refer'));
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main).toContain('href="tel:');
    for (const id of ['tell', 'send', 'take', 'not-take', 'back']) expect(main).toContain(`id="${id}"`);
    expect(main).not.toContain('mailto:');
  }
});

test('one press of an owner or the front desk says it on the cached page, with the time', async () => {
  await textOf('/refer');
  expect((await say('free')).status).toBe(303);
  const html = await textOf('/refer');
  expect(html).toMatch(/Our staff said on \w+day \d+ \w+, [\d:]+ [ap]m: a bed is free\./);
  expect(await textOf('/hi/refer')).toContain('बेड खाली है। फ़ोन कर लें');
  expect((await say('full', desk)).status).toBe(303);
  expect(await textOf('/refer')).toContain('no bed is free.');
});

test('the page Hospital has the buttons, and the history and the audit log name who pressed', async () => {
  const hospital = await textOf('/dashboard/Hospital', { as: owner });
  expect(hospital).toContain(`action="${bedsPage}"`);
  expect(hospital).toContain('No bed is free (');
  expect(await textOf(bedsPage, { as: owner })).toMatch(/<ins>No bed is free<\/ins>/);
  expect(await textOf(bedsPage, { as: desk })).not.toContain('href="/dashboard/Hospital"');
  expect(await textOf('/dashboard/Audit', { as: owner })).toContain(factSections.beds);
});

test('a form without a state is refused and changes nothing', async () => {
  expect((await sendForm(site, owner, bedsPage, {})).status).toBe(400);
  expect(await textOf('/refer')).toContain('no bed is free.');
});

test('a statement ends after its hours without a press, also on a cached page, and can be taken back', async () => {
  const run = (time: number) => site.fetch(`/cdn-cgi/local/scheduled?time=${time}&cron=*+*+*+*+*`);
  const hours = (count: number) => Date.now() + count * 60 * 60 * 1000;
  await say('free');
  await run(hours(bedStatementHours - 1));
  expect(await textOf('/refer')).toContain('a bed is free.');
  await run(hours(bedStatementHours));
  await expect.poll(() => textOf('/refer'), { timeout: 40_000, interval: 1_000 }).toContain(unknown);
  await say('free');
  await say('');
  expect(await textOf('/refer')).toContain(unknown);
});

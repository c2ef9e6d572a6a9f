/** Notices that staff enter on the page Hospital, and where the public pages show them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendForm, today } from '#tests/support/desk.ts';
import { type SignedIn, type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let staff: SignedIn;
beforeAll(async () => {
  // Production setting: pages are cached.
  site = await startSite({ versionChecks: 'timed' });
  staff = await site.signIn();
});
afterAll(() => site.dispose());

const address = '/dashboard/Hospital/notices';
const textOf = async (path: string) => (await site.fetch(path)).text();
let version = 0;
const empty = { place1: 'all', place2: 'all', place3: 'all' };

async function save(fields: Record<string, string>) {
  const answer = await sendForm(site, staff, address, { ...empty, ...fields, version: String(version) });
  if (answer.status === 303) version += 1;
  return answer;
}

test('a notice is on every public page at once, below the line for a crisis, and in the language of the page', async () => {
  await textOf('/insomnia');
  const saved = await save({
    text1: 'Closed on <Diwali>.',
    hindiText1: 'दीवाली पर बंद।',
    until1: today(),
  });
  expect(saved.status).toBe(303);
  for (const path of ['/', '/insomnia', '/doctors', '/find-us', '/search?q=sleep', '/no-such-page']) {
    const html = await textOf(path);
    expect(html, path).toContain('Closed on &lt;Diwali&gt;.');
    expect(html.indexOf('tel:14416'), path).toBeLessThan(html.indexOf('Closed on &lt;Diwali'));
    expect(html.indexOf('Closed on &lt;Diwali'), path).toBeLessThan(html.indexOf('id="content"'));
  }
  const hindi = await textOf('/hi/insomnia');
  expect(hindi).toContain('दीवाली पर बंद।');
  expect(hindi).not.toContain('Closed on &lt;Diwali&gt;.');
});

test('a copy for offline reading leaves the notice out', async () => {
  expect(await textOf('/insomnia')).toMatch(/<aside[^>]*data-not-in-copies[^>]*><p[^>]*>Closed on/);
});

test('a notice for the pages about visits is on those, and marked as English on a Hindi page without a translation', async () => {
  expect((await save({ text1: 'Come by the side door.', until1: today(), place1: 'visits' })).status).toBe(
    303,
  );
  const hidden = 'Come by the side door.';
  for (const path of ['/doctors', '/find-us', '/appointment', '/callback'])
    expect(await textOf(path), path).toContain(hidden);
  for (const path of ['/', '/insomnia']) expect(await textOf(path), path).not.toContain(hidden);
  expect(await textOf('/hi/doctors')).toMatch(/<p[^>]*lang="en"[^>]*>Come by the side door\./);
});

test('a notice of a later day is not shown yet, and an emptied one is gone', async () => {
  const later = '2099-12-30';
  expect((await save({ text1: 'Fewer doctors.', from1: later, until1: '2099-12-31' })).status).toBe(303);
  expect(await textOf('/')).not.toContain('Fewer doctors.');
  expect((await save({})).status).toBe(303);
  expect(await textOf('/doctors')).not.toContain('Come by the side door.');
});

test.each([
  ['without a last day', { text1: 'Closed.' }, 'Choose the last day'],
  ['whose last day is over', { text1: 'Closed.', until1: '2020-01-01' }, 'This day is over'],
  [
    'whose days are in the wrong order',
    { text1: 'Closed.', from1: '2099-02-02', until1: '2099-02-01' },
    'lies before the first',
  ],
  ['without a text', { until1: '2099-01-01' }, 'Enter the text of the notice.'],
  [
    'with a day that does not exist',
    { text1: 'Closed.', until1: '2099-02-31' },
    'Enter a day of the calendar.',
  ],
])('a notice %s is refused beside the field, with what was typed', async (_case, fields, problem) => {
  const answer = await save(fields as Record<string, string>);
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain(problem);
  if ('text1' in fields) expect(html).toContain('value="Closed."');
});

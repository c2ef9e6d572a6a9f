/** The line about traces on the phone, on every page whose reader somebody may watch. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceText } from '#app/appointments/appointment.reference.ts';
import { localeTags } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { traceWords } from '#messages/ui/phone-traces/phone-traces.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, tomorrow } from '#tests/support/desk.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await acquireSite();
});
afterAll(() => site.dispose());

const textOf = async (path: string, init = {}) => (await site.fetch(path, init)).text();
/** Text of the folded line of a page; undefined if it has none, or more than one. */
function tracesIn(html: string): string | undefined {
  const found = [
    ...html.matchAll(/<details[^>]*><summary[^>]*><strong>([^<]*)<\/strong><\/summary>(.*?)<\/details>/gs),
  ].filter(([, , text = '']) => /incognito|इनकॉग्निटो|ਇਨਕੌਗਨੀਟੋ/.test(text));
  return found.length === 1 ? found[0]?.[1] : undefined;
}

test.each(['/alcohol', '/violence-at-home-and-assault', '/callback', '/privacyPolicy'])(
  '%s unfolds the traces, in every locale',
  async (path) => {
    for (const locale of localeTags)
      expect(tracesIn(await textOf(pathIn(locale, path))), locale).toBeDefined();
    expect(tracesIn(await textOf(path))).toBe(traceWords.summary);
  },
);

test('the booking form, the page after a booking and the found appointment unfold them too', async () => {
  const doctor = await addDeskDoctor(site, 'Dr. Traces');
  const query = new URLSearchParams({ visit: 'hospital', date: tomorrow(), slot: '11:30 AM' });
  expect(tracesIn(await textOf(`/doctors/${doctor.slug}/book?${query}`))).toBe(traceWords.summary);
  const phone = newPhone();
  const { id, reference } = await bookAtDesk(site, doctor, { phone });
  expect(tracesIn(await textOf(`/appointment/${id}`))).toBe(traceWords.summary);
  const found = await textOf('/appointment', {
    method: 'POST',
    sameOrigin: true,
    body: new URLSearchParams({ reference: referenceText(reference), phone, step: 'find' }),
  });
  expect(tracesIn(found)).toBe(traceWords.summary);
});

test('a page without such readers has no line', async () => {
  expect(tracesIn(await textOf('/migraine'))).toBeUndefined();
});

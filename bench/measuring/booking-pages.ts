import { appointmentPath, callbackPath } from '#app/navigation/navigation.ts';
import { publicPages } from '#app/navigation/pages.ts';
import type { Site } from '#tests/support/site.ts';
import { type CheckedPage, column, form } from './checked-page.ts';

/** Returns the last link of a page that stays under the page's own path and contains the given text. */
async function firstWay(site: Site, path: string, having: string): Promise<string> {
  const html = await (await site.fetch(path)).text();
  const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  const found = addresses.findLast(
    (href) => href.startsWith(path.split('?')[0] ?? '') && href.includes(having),
  );
  if (found === undefined) throw new Error(`${path} has no link that contains ${having}`);
  return found;
}

const typed = {
  who: 'child',
  patientName: 'Asha Rani',
  adultName: 'Ravi Rani',
  phone: '9876543210',
  safeToCall: 'true',
  consent: 'on',
  note: 'A word',
  idempotencyKey: '00000000-0000-4000-8000-000000000001',
};

const away = { headers: { 'x-test-database-failure': '1' } };

/**
 * Every step of a booking, of a visitor's own appointment and of a callback request, also when refused and
 * while the database is away.
 */
export async function bookingDocuments(site: Site): Promise<CheckedPage[]> {
  const [slug] = await column(
    site,
    `select slug from doctors where is_deleted = 0 and is_active = 1 and ekalink is null
      and availability = 'available' and hospital_slots <> '[]' order by registration_number is null, video_slots = '[]'`,
  );
  const book = `${publicPages.doctors.path}/${slug}/book`;
  const day = await firstWay(site, `${book}?visit=hospital`, 'date=');
  const time = await firstWay(site, day, 'slot=');
  const send = (path: string, state: string, fields: Readonly<Record<string, string>>): CheckedPage => ({
    path,
    state,
    request: form(fields),
  });
  const sendAway = (path: string, fields: Readonly<Record<string, string>>): CheckedPage => {
    const request = form(fields);
    return { path, state: 'sent without a database', request: { ...request, ...away } };
  };
  const booked = await site.fetch(time, form({ ...typed, step: 'book' }));
  const page = booked.headers.get('Location') ?? '';
  const [reference = ''] = await column(
    site,
    `select reference from appointments where id = '${page.split('/').at(-1)}'`,
  );
  const keys = { reference, phone: typed.phone };
  const otherTime = await firstWay(site, day, 'slot=');
  return [
    ...[book, `${book}?visit=video`, day, time, page].map((path) => ({ path })),
    send(time, 'refused', { step: 'check', who: 'child', phone: '1' }),
    send(time, 'taken meanwhile', { ...typed, idempotencyKey: '', step: 'book' }),
    send(otherTime, 'a note that speaks of dying', { ...typed, note: 'I want to die', step: 'check' }),
    send(otherTime, 'everything once more', { ...typed, step: 'check' }),
    sendAway(time, { ...typed, step: 'book' }),
    { path: appointmentPath },
    { path: `${appointmentPath}/gone` },
    send(appointmentPath, 'refused', { phone: '1' }),
    send(appointmentPath, 'found', keys),
    send(appointmentPath, 'to cancel', { ...keys, step: 'cancel' }),
    send(appointmentPath, 'to move', { ...keys, step: 'move' }),
    sendAway(appointmentPath, { ...keys, step: 'cancelled' }),
    { path: callbackPath },
    { path: `${callbackPath}?noted=1` },
    send(callbackPath, 'refused', { phone: '1' }),
    sendAway(callbackPath, { ...typed, name: 'A. R.' }),
  ];
}

/** The door of a visit by video, asked for from the built Worker at the real time. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointments } from '#app/all-tables.server.ts';
import { referenceText } from '#app/appointments/appointment.reference.ts';
import { setVideoLink } from '#app/appointments/video-visits/video-link.server.ts';
import { bookingPath } from '#app/doctors/doctor.view.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { fromRupees } from '#app/money/money.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { appointmentPath, deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { addDays, dayInIndia, minuteInIndia } from '#app/time/calendar.ts';
import { videoVisitWords } from '#messages/appointments/video-visit.ts';
import { dangerBoxWords } from '#messages/content/dangers/danger-boxes.ts';
import { beforeVisitWords } from '#messages/hospital-facts/before-visit.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, deskCommand, sendForm } from '#tests/support/desk.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

const link = 'https://meet.example/a-secret-room';

let site: Site;
let staff: SignedIn;
let doctor: DoctorHours;
beforeAll(async () => {
  site = await acquireSite();
  staff = await site.signIn();
  doctor = await addDeskDoctor(site, 'Dr. Video');
});
afterAll(() => site.dispose());

const database = () => openDatabase(site.binding);

let days = 0;

/** Books a confirmed visit by video that begins now, or on a later day. */
async function booked({ inDays = 0, typed = link as string | null, patientName = 'Asha Rani' } = {}) {
  days += 1;
  const phone = newPhone();
  const day = addDays(dayInIndia(new Date()), days);
  const visit = await bookAtDesk(site, doctor, { visit: 'video', day, phone, patientName });
  const now = new Date();
  await database()
    .update(appointments)
    .set({
      status: 'confirmed',
      day: addDays(dayInIndia(now), inDays),
      minute: minuteInIndia(now),
      inBetween: true,
    })
    .where(eq(appointments.id, visit.id));
  if (typed !== null) await setVideoLink(deskCommand(site), visit.id, typed);
  return { id: visit.id, keys: { reference: referenceText(visit.reference), phone } };
}

const lookUp = async (keys: Record<string, string>, path = '/appointment') => {
  const response = await site.fetch(path, {
    method: 'POST',
    sameOrigin: true,
    headers: { 'CF-Connecting-IP': `198.51.100.${(days % 200) + 1}` },
    body: new URLSearchParams(keys),
  });
  expect(response.headers.get('Cache-Control')).toContain('no-store');
  return (await response.text()).replaceAll('<!-- -->', '');
};

const read = async (path: string) =>
  (await (await site.fetch(path, { as: staff })).text()).replaceAll('<!-- -->', '');

test('the patient enters the call on the page of the appointment, by a link that tells nothing of it', async () => {
  const { keys } = await booked();
  const page = await lookUp(keys);
  expect(page).toContain(videoVisitWords.enter);
  expect(page).toMatch(new RegExp(`<a[^>]*href="${link}"[^>]*>`));
  const [anchor = ''] = page.match(new RegExp(`<a[^>]*href="${link}"[^>]*>`)) ?? [];
  expect(anchor).toContain('rel="noopener noreferrer"');
  for (const said of [videoVisitWords.consent, videoVisitWords.minors, 'A council', 'tel:112', 'tel:14416'])
    expect(page).toContain(said);
});

test('before its time the page says when the door opens, and does not have the link', async () => {
  const { keys, id } = await booked({ inDays: 2 });
  const page = await lookUp(keys);
  expect(page).toContain('15 minutes before your time');
  expect(page).toContain(videoVisitWords.again);
  expect(page).not.toContain(link);
  const staffPage = await read(appointmentPath(id));
  expect(staffPage).toContain('The video call opens on');
});

test('a visit by video that is not confirmed says when its door opens, its fee and how it is paid', async () => {
  const { keys, id } = await booked({ inDays: 2 });
  await database()
    .update(appointments)
    .set({ status: 'requested', feePaise: fromRupees(800) })
    .where(eq(appointments.id, id));
  const page = await lookUp(keys);
  expect(page).toContain('Once we have confirmed your appointment');
  expect(page).toContain('15 minutes before your time');
  expect(page).not.toContain(link);
  expect(page).toContain('₹800');
  expect(page).toContain(beforeVisitWords.payment);
});

test('before booking, the prices, the step for a visit by video and the search say where the call is and how to pay', async () => {
  const open = async (path: string) => (await (await site.fetch(path)).text()).replaceAll('<!-- -->', '');
  const { videoCall, payment } = beforeVisitWords;
  const step = bookingPath(doctor);
  for (const path of ['/therapyCounselling', `${step}?visit=video`, '/search?q=how+to+pay']) {
    const page = await open(path);
    expect(page, path).toContain(videoCall);
    expect(page, path).toContain(payment);
  }
  expect(await open(`${step}?visit=hospital`)).not.toContain(videoCall);
  expect(await open('/hi/search?q=upi')).toContain('नकद, कार्ड या यूपीआई');
  const asked = await open('/search?q=where+is+the+video+call');
  expect(asked).toContain(videoCall);
  expect(asked).not.toContain(dangerBoxWords.pageTitle);
});

test('without a link the page asks to call, in each language', async () => {
  const { keys } = await booked({ typed: null });
  expect(await lookUp(keys)).toContain(videoVisitWords.missing);
  expect(await lookUp(keys, '/hi/appointment')).toContain('हमें फ़ोन करें');
  expect(await lookUp(keys, '/pa/appointment')).toContain('ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ');
});

test('the desk enters the link of one visit, and a wrong one is refused beside its field', async () => {
  const { id } = await booked({ typed: null });
  const path = appointmentPath(id);
  expect(await read(path)).toContain('This video call has no link yet.');
  const refused = await sendForm(site, staff, path, {
    intent: 'video-link',
    back: path,
    videoLink: 'http://meet.example/a',
  });
  expect(refused.status).toBe(400);
  const again = await refused.text();
  expect(again).toContain('starting with https://');
  expect(again).toContain('value="http://meet.example/a"');
  const saved = await sendForm(site, staff, path, { intent: 'video-link', back: path, videoLink: link });
  expect(saved.status).toBe(303);
  expect(await read(path)).toContain('Enter the call');
});

test('the doctor enters the call from the own day', async () => {
  await booked();
  const as = await site.signIn('doctor', doctor.id);
  const page = await (await site.fetch('/dashboard/MyDay', { as })).text();
  expect(page).toContain(`href="${link}"`);
});

test('a visit of today without a link is a task on the overview, until it has one', async () => {
  const { id } = await booked({ typed: null, patientName: 'Linkless Person' });
  const task = /Linkless Person, \d\d:\d\d [AP]M, with Dr\. Video/;
  expect(await read('/dashboard')).toMatch(task);
  await setVideoLink(deskCommand(site), id, link);
  expect(await read('/dashboard')).not.toMatch(task);
});

test('no list, public page or answer of the API has the link', async () => {
  const { id } = await booked();
  await site.binding.prepare('update doctors set video_link = ? where id = ?').bind(link, doctor.id).run();
  const today = dayInIndia(new Date());
  const lists = [`${deskPath}?view=list`, deskPath, `/api/v1/appointments?date=${today}`];
  for (const path of [...lists, '/doctors', `/doctors/${doctor.slug}`, '/api/v1/doctors', '/sitemap.xml']) {
    const text = await read(path);
    expect(text, path).not.toContain('a-secret-room');
    if (path.startsWith(deskPath)) expect(text, path).toContain(id);
  }
});

/** Confirming several requests at once in the desk's list. Every request is one that a browser without scripts sends. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import {
  appointmentPath,
  confirmSelectedPath,
  deskPath,
  waitingRequestsPath,
} from '#app/staff-area/frame/desk-paths.ts';
import { selectionMessages } from '#app/staff-area/front-desk/confirm-selected.server.ts';
import { mostSelected } from '#app/staff-area/front-desk/confirm-selected.ts';
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { addDeskDoctor, bookAtDesk, sendForm, tomorrow } from '#tests/support/desk.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

let site: Site;
let desk: SignedIn;
let doctor: DoctorHours;
beforeAll(async () => {
  site = await acquireSite();
  desk = await site.signIn('front-desk');
});
afterAll(() => site.dispose());
beforeEach(async () => {
  doctor = await addDeskDoctor(site, 'Dr. Several');
});

const submit = (ids: readonly string[], as = desk) =>
  site.fetch(confirmSelectedPath, {
    method: 'POST',
    as,
    sameOrigin: true,
    body: new URLSearchParams(ids.map((id) => ['visit', id])),
  });

const read = async (path: string) => (await site.fetch(path, { as: desk })).text();

const first = <Row>(query: string, id: string) => site.binding.prepare(query).bind(id).first<Row>();
const statusOf = async (id: string) =>
  (await first<{ status: string }>('select status from appointments where id = ?', id))?.status;
const confirmations = async (id: string) =>
  (
    await first<{ count: number }>(
      "select count(*) as count from audit_log where target = ? and action = 'appointment.confirm'",
      id,
    )
  )?.count;

/** Text of the result page, without tags. */
const resultIn = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('confirms what needs no question, and says for each other request why not', async () => {
  const away = await addDeskDoctor(site, 'Dr. Several Away');
  const requests = [];
  for (const minute of [600, 630, 660, 690]) requests.push(await bookAtDesk(site, doctor, { minute }));
  const onLeave = await bookAtDesk(site, away, { patientName: 'Lila Leave' });
  const leave = JSON.stringify([{ from: tomorrow(), to: tomorrow(), note: '' }]);
  await site.binding.prepare('update doctors set leave = ? where id = ?').bind(leave, away.id).run();
  const [cancelled, ...fine] = requests;
  const gone = cancelled?.id ?? '';
  await sendForm(site, desk, `${appointmentPath(gone)}/cancel`, { reason: '' });
  expect(await statusOf(gone)).toBe('cancelled');

  const response = await submit([...requests.map(({ id }) => id), onLeave.id]);
  expect(response.status).toBe(200);
  const html = await response.text();
  const text = resultIn(html);
  expect(text).toContain('3 confirmed, 2 not');
  const day = dayText(tomorrow());
  expect(text).toContain(`Asha Rani, ${day}, ${slotLabel(600)} : ${appointmentProblems.notPossible}`);
  expect(text).toContain(`Lila Leave, ${day}, ${slotLabel(600)} : Doctor on leave`);
  for (const id of [gone, onLeave.id]) expect(html).toContain(`href="${appointmentPath(id)}"`);
  expect(await Promise.all(fine.map(({ id }) => statusOf(id)))).toEqual(Array(3).fill('confirmed'));
  expect([await statusOf(gone), await statusOf(onLeave.id)]).toEqual(['cancelled', 'requested']);
  expect(await Promise.all(fine.map(({ id }) => confirmations(id)))).toEqual([1, 1, 1]);
  expect([await confirmations(gone), await confirmations(onLeave.id)]).toEqual([0, 0]);
});

test('takes several confirmations back at once, and says which not', async () => {
  const requests = await Promise.all([600, 630].map((minute) => bookAtDesk(site, doctor, { minute })));
  const ids = requests.map(({ id }) => id);
  const html = await (await submit(ids)).text();
  const changes = [...html.matchAll(/name="confirmed" value="([^"]+)"/g)].map(([, value = '']) => value);
  expect(changes.map((change) => change.split(' ')[0]).toSorted()).toEqual(ids.toSorted());
  const takeBack = (confirmed: readonly string[]) =>
    site.fetch(confirmSelectedPath, {
      method: 'POST',
      as: desk,
      sameOrigin: true,
      body: new URLSearchParams([['intent', 'take-back'], ...confirmed.map((one) => ['confirmed', one])]),
    });
  const answer = resultIn(await (await takeBack([...changes, 'nobody 2'])).text());
  expect(answer).toContain('2 taken back, 1 not');
  expect(await Promise.all(ids.map(statusOf))).toEqual(['requested', 'requested']);
  expect(resultIn(await (await takeBack(changes)).text())).toContain('2 taken back');
  expect((await takeBack([])).status).toBe(400);
});

test('confirms each request once if two colleagues submit the same selection at once', async () => {
  const requests = await Promise.all([600, 630].map((minute) => bookAtDesk(site, doctor, { minute })));
  const ids = requests.map(({ id }) => id);
  const colleague = await site.signIn('admin');
  const answers = await Promise.all([submit(ids), submit(ids, colleague)]);
  for (const answer of answers) expect(resultIn(await answer.text())).toContain('2 confirmed');
  expect(await Promise.all(ids.map(confirmations))).toEqual([1, 1]);
});

test('has a checkbox for each request of the list, and none in the list of a day', async () => {
  const { id } = await bookAtDesk(site, doctor, { patientName: 'Tara Ticked' });
  const box = new RegExp(
    `<input[^>]*type="checkbox"[^>]*value="${id}"|<input[^>]*value="${id}"[^>]*type="checkbox"`,
  );
  const waiting = await read(waitingRequestsPath);
  expect(waiting).toMatch(box);
  expect(waiting).toContain('aria-label="Select Tara Ticked, 10:00 AM"');
  expect(waiting).toContain('Confirm the selected');
  const day = await read(`${deskPath}?day=${tomorrow()}`);
  expect(day).toContain('Tara Ticked');
  expect(day).not.toMatch(box);
  expect(day).not.toContain('Confirm the selected');
});

test('refuses an empty selection, one of too many, and an unknown visit', async () => {
  const refused = async (ids: readonly string[]) => {
    const answer = await submit(ids);
    return { status: answer.status, text: resultIn(await answer.text()) };
  };
  const saying = (status: number, text: string) => ({ status, text: expect.stringContaining(text) });
  expect(await refused([])).toEqual(saying(400, selectionMessages.none));
  const many = Array.from({ length: mostSelected + 1 }, (_, index) => `visit-${index}`);
  expect(await refused(many)).toEqual(saying(400, selectionMessages.tooMany));
  expect(await refused(['nobody'])).toEqual(saying(200, `0 confirmed, 1 not ${appointmentProblems.gone}`));
});

test('a doctor’s account confirms nothing', async () => {
  const { id } = await bookAtDesk(site, doctor);
  const answer = await submit([id], await site.signIn('doctor', doctor.id));
  expect(answer.status).toBe(403);
  expect(await statusOf(id)).toBe('requested');
});

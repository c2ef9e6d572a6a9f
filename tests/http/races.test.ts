/**
 * Two requests at once, of which the second overtakes the first between its reads and its write. `npm run attack` has
 * the same races at random (bench/attack/money-races.ts).
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eraseStep } from '#app/staff-area/person-data/person-records.ts';
import { addDays } from '#app/time/calendar.ts';
import { slotLabel } from '#app/time/slots.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { newAddress } from '#tests/support/command.ts';
import { addDeskDoctor, bookAtDesk, today } from '#tests/support/desk.ts';
import { doctorFields, doctorForm } from '#tests/support/doctors.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

let site: Site;
let staff: SignedIn;
beforeAll(async () => {
  site = await acquireSite();
  staff = await site.signIn();
});
afterAll(() => site.dispose());

type Headers = Readonly<Record<string, string>>;

/** More statements than any of these requests has. */
const mostStatements = 20;

const call = (method: string, path: string, body?: unknown, headers: Headers = {}) =>
  site.fetch(`/api/v1${path}`, {
    method,
    as: staff,
    sameOrigin: true,
    ...(body instanceof FormData ? { body } : body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: {
      ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      'CF-Connecting-IP': newAddress(),
      ...headers,
    },
  });

const targetDay = addDays(today(), 3);

async function subject(day = addDays(today(), 1)) {
  const doctor = await addDeskDoctor(site);
  const { id, phone } = await bookAtDesk(site, doctor);
  await site.binding.prepare('update appointments set day = ? where id = ?').bind(day, id).run();
  return { doctor, id, phone };
}
type Subject = Awaited<ReturnType<typeof subject>>;

const payment = ({ id }: Subject, headers: Headers) =>
  call('POST', '/payments', { appointmentId: id, amount: 100, method: 'cash' }, headers);
const cancel = ({ id }: Subject) => call('PUT', `/appointments/${id}`, { status: 'cancelled' });
const move = ({ id }: Subject, headers: Headers = {}) =>
  call('PUT', `/appointments/${id}`, { date: targetDay, slot: slotLabel(660) }, headers);
const booking = ({ doctor }: Subject, headers: Headers) => {
  const person = { patientName: 'Asha Rani', phone: newPhone(), safeToCall: true, consent: true };
  const place = { doctorId: doctor.id, visit: 'hospital', date: targetDay, slot: slotLabel(720) };
  return call('POST', '/appointments', { ...place, ...person }, headers);
};
const erase = ({ phone }: Subject, headers: Headers) =>
  site.fetch('/dashboard/PersonData', {
    method: 'POST',
    as: staff,
    sameOrigin: true,
    headers,
    body: new URLSearchParams({ phone, again: phone, intent: eraseStep }),
  });
const deleteDoctor = ({ doctor }: Subject) => call('DELETE', `/doctor/${doctor.id}`);
const enterLeave = ({ doctor }: Subject) => {
  const leave = JSON.stringify([{ from: targetDay, to: targetDay }]);
  return call('PUT', `/doctor/${doctor.id}`, doctorForm(doctorFields({ name: doctor.name, leave })));
};
const requestCall = ({ phone }: Subject) =>
  call('POST', '/callbacks', { name: 'Asha', phone, safeToCall: true, consent: true });

/**
 * Sends one request and lets the other overtake it before each of its statements in turn.
 *
 * @returns for each of these places, the actions in the audit log in the order of writing
 */
async function overtakenAt(
  prepare: () => Promise<Subject>,
  slow: (subject: Subject, headers: Headers) => Promise<Response>,
  fast: (subject: Subject) => Promise<Response>,
): Promise<readonly (readonly string[])[]> {
  const orders: string[][] = [];
  for (let place = 1; place <= mostStatements; place += 1) {
    const made = await prepare();
    const last = await site.binding.prepare('select max(rowid) as last from audit_log').first<number>('last');
    let isAnswered = false;
    const answer = slow(made, { 'x-test-database-hold': String(place) }).finally(() => {
      isAnswered = true;
    });
    await vi.waitUntil(async () => isAnswered || (await site.isHolding()), { interval: 10, timeout: 20_000 });
    if (isAnswered && (await site.isHolding())) {
      // On a busy machine the request went on without the data version, for which it waits 50 ms only.
      await site.release();
      continue;
    }
    if (isAnswered) {
      // Every place was tried. An answer that needed no statement at all shows why below.
      const { status } = await answer;
      expect([place, status]).toEqual([place, orders.length === 0 ? 'a statement' : status]);
      return orders;
    }
    const { status } = await fast(made);
    await site.release();
    expect([(await answer).status < 500, status < 400]).toEqual([true, true]);
    const { results } = await site.binding
      .prepare('select action from audit_log where rowid > ? order by rowid')
      .bind(last)
      .all<{ action: string }>();
    orders.push(results.map(({ action }) => action));
  }
  return orders;
}

test.each<
  [
    rule: string,
    day: string,
    slow: (subject: Subject, headers: Headers) => Promise<Response>,
    slowAction: string,
    fast: (subject: Subject) => Promise<Response>,
    fastAction: string,
  ]
>([
  ['takes no payment', addDays(today(), 1), payment, 'payment.record', cancel, 'appointment.cancel'],
  [
    'moves nobody to the doctor',
    addDays(today(), 1),
    move,
    'appointment.move',
    deleteDoctor,
    'doctor.delete',
  ],
  ['moves nobody into the leave', addDays(today(), 1), move, 'appointment.move', enterLeave, 'doctor.update'],
  [
    'books nobody with the doctor',
    addDays(today(), 1),
    booking,
    'appointment.book',
    deleteDoctor,
    'doctor.delete',
  ],
  [
    'erases nobody who is expected',
    addDays(today(), -1),
    erase,
    'appointment.erase',
    move,
    'appointment.move',
  ],
  [
    'erases nobody who is to be called',
    addDays(today(), -1),
    erase,
    'callback.erase',
    requestCall,
    'callback.request',
  ],
])(
  '%s after an overtaking request',
  async (_rule, day, slow, slowAction, fast, fastAction) => {
    const orders = await overtakenAt(() => subject(day), slow, fast);
    expect(orders.length).toBeGreaterThan(1);
    for (const order of orders) {
      expect(order).toContain(fastAction);
      expect(order.slice(order.indexOf(fastAction))).not.toContain(slowAction);
    }
  },
  120_000,
);

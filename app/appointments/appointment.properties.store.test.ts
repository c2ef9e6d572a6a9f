import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { addDoctorWithHours, asVisitor, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { thirdUnlessFull } from '#tests/support/test-matrix.ts';
import { bookAppointment } from './appointment.commands.server.ts';
import { findAppointment } from './appointment.queries.server.ts';
import { type Appointment, isLive, statuses } from './appointment.values.ts';
import { changeAppointment, undoChange } from './appointment-change.server.ts';
import { listAppointments } from './appointment-lists.queries.server.ts';

let store: TestStore;
let staff: Command;
beforeAll(async () => {
  store = await openTestStore();
  staff = commandFor(store);
});
afterAll(() => store.dispose());

/** Few distinct values, so that calls conflict often. */
const minute = fc.constantFrom(540, 570);
const day = fc.constantFrom('2026-11-24', '2026-11-25');
const who = fc.nat({ max: 2 });
const which = fc.nat({ max: 5 });

const call = fc.oneof(
  fc.record({
    do: fc.constant('book' as const),
    day,
    minute,
    who,
    inBetween: fc.boolean(),
    visit: fc.constantFrom('hospital' as const, 'video' as const),
  }),
  fc.record({ do: fc.constant('move' as const), which, day, minute }),
  fc.record({ do: fc.constant('status' as const), which, status: fc.constantFrom(...statuses) }),
  fc.record({ do: fc.constant('arrive' as const), which }),
  fc.record({ do: fc.constant('take back' as const), which }),
);
type Call = typeof call extends fc.Arbitrary<infer Made> ? Made : never;

/** Groups of calls: the calls of a group run concurrently, the groups run one after another. */
const calls = fc.array(fc.array(call, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 9 });

async function make(
  one: Call,
  doctor: DoctorHours,
  phones: readonly string[],
  made: Appointment[],
): Promise<void> {
  if (one.do === 'book') {
    const { day: onDay, minute: at, visit, inBetween } = one;
    const input = bookingInput({
      doctorId: doctor.id,
      day: onDay,
      minute: at,
      visit,
      inBetween,
      phone: phones[one.who] ?? '',
    });
    made.push(await bookAppointment(inBetween ? staff : asVisitor(staff), doctor, input));
    return;
  }
  const before = await findAppointment(store.database, made[one.which % Math.max(made.length, 1)]?.id ?? '');
  if (!before) return;
  if (one.do === 'take back') await undoChange(staff, before.id, before.version);
  else {
    const change =
      one.do === 'move'
        ? { place: { day: one.day, minute: one.minute } }
        : one.do === 'arrive'
          ? { arrived: true as const }
          : { status: one.status };
    await changeAppointment(staff, before, { reason: null, ...change }, doctor);
  }
}

test('never has two live appointments in a slot, in any sequence of concurrent calls', async () => {
  let booked = 0;
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(calls, async (groups) => {
      const doctor = await addDoctorWithHours(staff);
      const phones = [newPhone(), newPhone(), newPhone()];
      const made: Appointment[] = [];
      for (const group of groups) {
        const results = await Promise.allSettled(group.map((one) => make(one, doctor, phones, made)));
        for (const result of results) {
          if (result.status === 'fulfilled') continue;
          // A refusal is a ProblemError with a message, never a failed SQL statement.
          expect(result.reason).toBeInstanceOf(ProblemError);
          refused += 1;
        }
        const listed = await listAppointments(store.database, { from: '2026-11-01', doctorId: doctor.id });
        const held = listed.filter(({ status, inBetween }) => isLive(status) && !inBetween);
        const slots = held.map((one) => `${one.day} ${one.minute}`);
        expect(slots).toHaveLength(new Set(slots).size);
      }
      booked += made.length;
    }),
    { numRuns: thirdUnlessFull(25), seed: 20261122 },
  );
  expect(Math.min(booked, refused)).toBeGreaterThan(thirdUnlessFull(20));
}, 120_000);

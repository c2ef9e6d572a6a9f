import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookupLimit } from '#app/platform/throttle/limits.server.ts';
import { addDoctorWithHours, asVisitor, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { bookAppointment } from './appointment.commands.server.ts';
import { lookUpAppointment } from './appointment-lookup.server.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.dispose());

/** A gate that allows a number of requests for each key. */
function gateOf(limit: number): RateLimit {
  const counts = new Map<string, number>();
  return {
    async limit({ key }) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { success: (counts.get(key) ?? 0) <= limit };
    },
  };
}

test('beyond the limit of an address a phone is looked up only as often as the gate of the phone allows', async () => {
  const command = commandFor(store);
  const doctor = await addDoctorWithHours(command, { name: 'Dr. Looked Up' });
  const { reference, phone } = await bookAppointment(
    asVisitor(command),
    doctor,
    bookingInput({ doctorId: doctor.id }),
  );
  const neighbour = asVisitor(command);
  const allowed = 60;
  const gate = gateOf(allowed);
  const look = (asked: string, by: string) =>
    lookUpAppointment(neighbour, gate, { reference: asked, phone: by }).then(
      () => 200,
      (error: { status: number }) => error.status,
    );
  const wrong = 'CCCCCCCCC';
  for (let time = 0; time < lookupLimit.perAddress; time += 1)
    expect(await look(wrong, newPhone())).toBe(404);
  expect(await look(wrong, newPhone())).toBe(429);
  expect(await look(reference, phone)).toBe(200);
  // Strangers who know the phone use up its gate.
  for (let time = 1; time < allowed; time += 1) expect(await look(wrong, phone)).toBe(429);
  expect(await look(reference, phone)).toBe(429);
  // From an address that is within its limit the right pair passes all the same.
  const elsewhere = asVisitor(command);
  expect(await lookUpAppointment(elsewhere, gate, { reference, phone })).toMatchObject({ reference });
});

/** The eight commands that `money-races.ts` sends at once, and the appointment that they are about. */
import fc from 'fast-check';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { eraseStep } from '#app/staff-area/person-data/person-records.ts';
import { addDays } from '#app/time/calendar.ts';
import { slotLabel } from '#app/time/slots.ts';
import { bookingInput, newPhone } from '#tests/support/appointments.ts';
import { newAddress } from '#tests/support/command.ts';
import { addDeskDoctor, deskCommand, today } from '#tests/support/desk.ts';
import { doctorFields, doctorForm } from '#tests/support/doctors.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

export const actNames = [
  'payment',
  'discount',
  'refund',
  'move',
  'cancel',
  'erase',
  'doctor deleted',
  'leave entered',
] as const;
export type ActName = (typeof actNames)[number];

/** Every act with itself and with each other one: 36 pairs. */
export const pairs: readonly (readonly [ActName, ActName])[] = actNames.flatMap((one, index) =>
  actNames.slice(index).map((other) => [one, other] as const),
);

/** Everything about a round that its seed decides. Amounts are in rupees; the fee is 700. */
export interface Plan {
  /** Before the round: whether the visit is still to come. Only then erasing is refused. */
  readonly isAhead: boolean;
  /** Before the round: whether the booking is older than a year, so that erasing anonymises it at once. */
  readonly isOld: boolean;
  readonly paidBefore: number;
  readonly discountBefore: number;
  readonly pay: number;
  readonly discount: number;
  readonly refund: number;
  /** Whether the refund lowers the fee, so that the amount is not due again. */
  readonly lowersFee: boolean;
  /** Times that each act of the pair is sent. */
  readonly copies: readonly [number, number];
  /** For each request, milliseconds before it is sent and before each of its statements: they decide who overtakes whom. */
  readonly pauses: readonly { readonly start: number; readonly statement: number }[];
}

const plan = fc.record<Plan>({
  isAhead: fc.boolean(),
  isOld: fc.boolean(),
  paidBefore: fc.constantFrom(0, 300, 700),
  discountBefore: fc.constantFrom(0, 100),
  pay: fc.constantFrom(200, 400, 700),
  discount: fc.constantFrom(100, 400, 700),
  refund: fc.constantFrom(150, 300),
  lowersFee: fc.boolean(),
  copies: fc.tuple(fc.constantFrom(1, 2), fc.constantFrom(1, 2)),
  pauses: fc.array(
    fc.record({ start: fc.constantFrom(0, 0, 10, 20, 40, 60), statement: fc.constantFrom(0, 0, 5, 10, 20) }),
    { minLength: 4, maxLength: 4 },
  ),
});

export function planOf(seed: number): Plan {
  const [drawn] = fc.sample(plan, { seed, numRuns: 1 });
  if (!drawn) throw new Error('Nothing was drawn.');
  return drawn;
}

/** An appointment with a doctor and a phone of its own, so that rounds do not touch each other. */
export interface Subject {
  readonly appointmentId: string;
  readonly doctorId: string;
  readonly phone: string;
  /** The payment that refunds are for; null if nothing was paid before the round. */
  readonly paymentId: string | null;
}

/** Day that appointments are moved to, and that the leave covers. */
export const targetDay = () => addDays(today(), 3);

type Headers = Readonly<Record<string, string>>;

/** Sends requests as a member of staff, each from an address of its own, so that no throttle counts them. */
export function sender(site: Site, staff: SignedIn) {
  const send = (path: string, method: string, body: BodyInit, headers: Headers) =>
    site.fetch(path, {
      method,
      as: staff,
      sameOrigin: true,
      body,
      headers: { 'CF-Connecting-IP': newAddress(), ...headers },
    });
  return {
    json: (method: string, path: string, body: unknown, headers: Headers = {}) =>
      send(`/api/v1${path}`, method, JSON.stringify(body), {
        'Content-Type': 'application/json',
        ...headers,
      }),
    form: (path: string, fields: Record<string, string>, headers: Headers = {}) =>
      send(`/dashboard${path}`, 'POST', new URLSearchParams(fields), headers),
    multipart: (path: string, body: FormData, headers: Headers = {}) =>
      send(`/api/v1${path}`, 'PUT', body, headers),
    read: (path: string) => site.fetch(`/api/v1${path}`, { as: staff }),
    delete: (path: string, headers: Headers = {}) =>
      site.fetch(`/api/v1${path}`, { method: 'DELETE', as: staff, sameOrigin: true, headers }),
  };
}

type Sender = ReturnType<typeof sender>;

const expectOk = (response: Response, what: string) => {
  if (!response.ok && response.status !== 303) throw new Error(`${what} answered ${response.status}.`);
  return response;
};

/** Books an appointment as the plan says, with the money that was taken and the discount granted before the round. */
export async function prepare(site: Site, send: Sender, plan: Plan): Promise<Subject> {
  const command = deskCommand(site);
  const doctor: DoctorHours = await addDeskDoctor(site, 'Dr. Race');
  const phone = newPhone();
  const input = bookingInput({
    doctorId: doctor.id,
    day: addDays(today(), 1),
    minute: 600,
    phone,
    note: 'A note',
  });
  const { id } = await bookAppointment(command, doctor, input);
  if (plan.discountBefore > 0) {
    const fields = { discount: String(plan.discountBefore), reason: 'Before' };
    expectOk(await send.form(`/Appointments/${id}/discount`, fields), 'The discount before');
  }
  // A discount before and a payment of the whole fee exclude each other.
  const amount = Math.min(plan.paidBefore, 700 - plan.discountBefore);
  let paymentId: string | null = null;
  if (amount > 0) {
    const taken = await send.json('POST', '/payments', { appointmentId: id, amount, method: 'cash' });
    const { payment } = (await expectOk(taken, 'The payment before').json()) as { payment: { _id: string } };
    paymentId = payment._id;
  }
  const createdAt = plan.isOld ? Date.now() - 400 * 24 * 60 * 60 * 1000 : Date.now();
  await site.binding
    .prepare('update appointments set day = ?, created_at = ? where id = ?')
    .bind(addDays(today(), plan.isAhead ? 1 : -1), createdAt, id)
    .run();
  return { appointmentId: id, doctorId: doctor.id, phone, paymentId };
}

/** Sends one act of a round. `copy` tells two equal acts apart. */
export function act(
  send: Sender,
  name: ActName,
  { appointmentId, doctorId, phone, paymentId }: Subject,
  plan: Plan,
  delay: number,
  copy: number,
): Promise<Response> {
  const headers: Headers = delay > 0 ? { 'x-test-database-delay': String(delay) } : {};
  switch (name) {
    case 'payment':
      return send.json('POST', '/payments', { appointmentId, amount: plan.pay, method: 'cash' }, headers);
    case 'discount':
      return send.form(
        `/Appointments/${appointmentId}/discount`,
        { discount: String(plan.discount), reason: 'At once' },
        headers,
      );
    case 'refund':
      return send.json(
        'POST',
        `/payments/${paymentId ?? 'none'}/refund`,
        { amount: plan.refund, reason: 'At once', lowersFee: plan.lowersFee },
        headers,
      );
    case 'move':
      return send.json(
        'PUT',
        `/appointments/${appointmentId}`,
        { date: targetDay(), slot: slotLabel(copy === 0 ? 660 : 720) },
        headers,
      );
    case 'cancel':
      return send.json(
        'PUT',
        `/appointments/${appointmentId}`,
        { status: 'cancelled', reason: 'A reason' },
        headers,
      );
    case 'erase':
      return send.form('/PersonData', { phone, again: phone, intent: eraseStep }, headers);
    case 'doctor deleted':
      return send.delete(`/doctor/${doctorId}`, headers);
    case 'leave entered': {
      const day = targetDay();
      const leave = JSON.stringify([{ from: day, to: day, note: `Leave ${copy}` }]);
      return send.multipart(
        `/doctor/${doctorId}`,
        doctorForm(doctorFields({ name: 'Dr. Race', leave })),
        headers,
      );
    }
  }
}

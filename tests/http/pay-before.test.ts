/** Payment before the visit: the patient's own page, and the desk that compares it with the bank. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceText } from '#app/appointments/appointment.reference.ts';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import { changeAppointment } from '#app/appointments/appointment-change.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { addDays } from '#app/time/calendar.ts';
import { payBeforeProblems, payBeforeWords } from '#messages/payments/pay-before.ts';
import { addDoctorWithHours } from '#tests/support/appointments.ts';
import { newAddress } from '#tests/support/command.ts';
import { addDeskDoctor, bookAtDesk, deskCommand, sendForm, today } from '#tests/support/desk.ts';
import { expectRefused } from '#tests/support/refused-page.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import { type SignedIn, type Site, startSite } from '#tests/support/site.ts';
import { waitForFreshWindow } from '#tests/support/throttle-windows.ts';

let site: Site;
let staff: SignedIn;
/** Asks for payment before video visits. */
let doctor: DoctorHours;

const asking = (where: Site) =>
  addDoctorWithHours(deskCommand(where), { name: 'Dr. Before', paymentBefore: 'video' });

beforeAll(async () => {
  site = await acquireSite();
  staff = await site.signIn();
  doctor = await asking(site);
});
afterAll(() => site.dispose());

let slot = 0;

/** Books at a time of its own. */
async function booked(
  input: Parameters<typeof bookAtDesk>[2] = {},
  { at = doctor, where = site, isConfirmed = true } = {},
): Promise<Appointment> {
  slot += 1;
  const place = { day: addDays(today(), 1 + Math.floor(slot / 12)), minute: 600 + (slot % 12) * 30 };
  const visit = await bookAtDesk(where, at, { visit: 'video', ...place, ...input });
  if (!isConfirmed) return visit;
  return changeAppointment(deskCommand(where), visit, { status: 'confirmed', reason: null }, null);
}

const keysOf = ({ reference, phone }: Appointment) => ({ reference: referenceText(reference), phone });

interface Submission {
  readonly where?: Site;
  readonly path?: string;
  readonly faults?: Record<string, string>;
  readonly address?: string;
}

async function submit(
  fields: Record<string, string>,
  { where = site, path = '/appointment', faults = {}, address = newAddress() }: Submission = {},
) {
  const response = await where.fetch(path, {
    method: 'POST',
    sameOrigin: true,
    headers: { 'CF-Connecting-IP': address, ...faults },
    body: new URLSearchParams(fields),
  });
  const html = await response.text();
  return { status: response.status, html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
}

let numbers = 700_000_000_000;

function newNumber(): string {
  numbers += 1;
  return String(numbers);
}

const hiddenValue = (main: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(main)?.[1] ?? '';

/** Opens the page of a visit, and submits its form with a number. */
async function sayPaid(visit: Appointment, number: string, options: Submission = {}) {
  const { main } = await submit(keysOf(visit), options);
  return submit(
    {
      ...keysOf(visit),
      amount: hiddenValue(main, 'amount'),
      paymentKey: hiddenValue(main, 'paymentKey'),
      bankReference: number,
      step: 'said-paid',
    },
    options,
  );
}

const pathOf = ({ id }: Appointment) => `/dashboard/Appointments/${id}`;
const deskPage = async (visit: Appointment) =>
  (await (await site.fetch(pathOf(visit), { as: staff })).text()).replaceAll('<!-- -->', '');

const saidId = async ({ id }: Appointment) =>
  (
    await site.binding
      .prepare('select id from said_payments where appointment_id = ? order by said_at desc')
      .bind(id)
      .first<{ id: string }>()
  )?.id ?? '';

const press = async (visit: Appointment, fields: Record<string, string>) =>
  sendForm(site, staff, pathOf(visit), { said: await saidId(visit), ...fields });

const receiptsOf = async ({ id }: Appointment) =>
  (
    await site.binding
      .prepare('select amount_paise, method, reference from payments where appointment_id = ?')
      .bind(id)
      .all()
  ).results;

describe('the patient’s own page', () => {
  test('has a UPI link and a code with the amount and the reference, and no word of doctor or hospital', async () => {
    const visit = await booked();
    const { main } = await submit(keysOf(visit));
    const link = /href="(upi:[^"]*)"/.exec(main)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const asked = new URL(link).searchParams;
    expect(Object.fromEntries(asked)).toEqual({
      pa: 'demonstration@invalid',
      pn: 'demonstration@invalid',
      am: (visit.feePaise / 100).toFixed(2),
      cu: 'INR',
      tn: referenceText(visit.reference),
      tr: visit.reference,
    });
    expect(main).toMatch(/<svg[^>]*role="img"><title>UPI code for ₹/);
    expect(main).toContain(payBeforeWords.demonstration);
  });

  test.each<[string, () => Promise<Appointment>]>([
    ['the visit is not confirmed', () => booked({}, { isConfirmed: false })],
    ['the doctor asks for payment before video visits alone', () => booked({ visit: 'hospital' })],
    ['neither doctor nor desk asks', async () => booked({}, { at: await addDeskDoctor(site) })],
  ])('asks for nothing if %s', async (_why, visit) => {
    const { main } = await submit(keysOf(await visit()));
    expect(main).toContain('<dt>Reference</dt>');
    expect(main).not.toContain(payBeforeWords.title);
  });

  test('asks for nothing, and takes no number, until the hospital has a UPI id', async () => {
    const deployed = await startSite({ demonstration: 'off' });
    try {
      const visit = await booked({}, { at: await asking(deployed), where: deployed });
      const options = { where: deployed };
      expect((await submit(keysOf(visit), options)).main).not.toContain(payBeforeWords.title);
      const fields = { ...keysOf(visit), amount: '700', bankReference: newNumber(), step: 'said-paid' };
      const taken = await submit(fields, options);
      expect(taken.status).toBe(409);
      expect(taken.main).toContain(payBeforeProblems.notTaken);
    } finally {
      await deployed.dispose();
    }
  });

  test.each(['4123', '41235678901a', ''])(
    'refuses the number %j beside the field, and keeps it',
    async (typed) => {
      const { status, html, main } = await sayPaid(await booked(), typed);
      expect(status).toBe(400);
      expectRefused(html, ['bankReference']);
      expect(main).toContain(payBeforeProblems.reference);
      if (typed) expect(main).toContain(`value="${typed}"`);
    },
  );

  test('says what was said, waits for the desk, and counts nothing as paid', async () => {
    const visit = await booked();
    const number = newNumber();
    const said = await sayPaid(visit, `${number.slice(0, 4)} ${number.slice(4, 8)}-${number.slice(8)}`);
    expect(said.status).toBe(200);
    expect(said.html).toContain(`<title>${payBeforeWords.outcome}`);
    expect(said.main).toMatch(/tabindex="-1" autofocus/i);
    expect(said.main).toContain('You said that you paid ₹700. The desk compares it with the bank.');
    expect(said.main).not.toContain('name="bankReference"');
    const shown = await submit(keysOf(visit));
    expect(shown.main).toContain('The desk compares it with the bank.');
    expect(shown.main).not.toMatch(/autofocus/i);
    expect(await receiptsOf(visit)).toEqual([]);
    expect(await deskPage(visit)).toContain('₹700 to pay');
  });

  test('takes a form that is sent twice once, and a number that was entered before never', async () => {
    const [visit, other, number] = [await booked(), await booked(), newNumber()];
    const answers = await Promise.all([1, 2, 3].map(() => sayPaid(visit, number)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await sayPaid(other, number);
    expect(again.status).toBe(409);
    expectRefused(again.html, ['bankReference']);
    expect(again.main).toContain(payBeforeProblems.used);
    const rows = await site.binding
      .prepare('select count(*) as count from said_payments where reference = ?')
      .bind(number)
      .first();
    expect(rows).toEqual({ count: 1 });
  });

  test('keeps the number while the database is away, and takes it with the next press', async () => {
    const visit = await booked();
    const { main } = await submit(keysOf(visit));
    const number = newNumber();
    const fields = {
      ...keysOf(visit),
      amount: hiddenValue(main, 'amount'),
      bankReference: number,
      step: 'said-paid',
    };
    const away = await submit(fields, { faults: { 'x-test-database-failure': '1' } });
    expect(away.status).toBe(503);
    expect(away.main).toContain(`name="bankReference" value="${number}"`);
    expect(away.main).toContain('value="said-paid"');
    expect((await submit({ ...fields, paymentKey: crypto.randomUUID() })).status).toBe(200);
  });

  test('limits how many numbers a phone may enter in an hour, and keeps what was typed', async () => {
    await waitForFreshWindow();
    const [visit, other, address, used] = [await booked(), await booked(), newAddress(), newNumber()];
    await sayPaid(other, used);
    let status = 409;
    for (let tries = 0; tries < 8 && status === 409; tries += 1)
      ({ status } = await sayPaid(visit, used, { address }));
    expect(status).toBe(429);
    expect((await sayPaid(visit, used, { address })).main).toContain(`value="${used}"`);
  });

  test.each([
    ['/hi/appointment', 'पहले से पैसे दें', 'आपने बताया कि आपने ₹700 दिए हैं।'],
    ['/pa/appointment', 'ਪਹਿਲਾਂ ਪੈਸੇ ਦਿਓ', 'ਤੁਸੀਂ ਦੱਸਿਆ ਕਿ ਤੁਸੀਂ ₹700 ਦਿੱਤੇ ਹਨ।'],
  ])('speaks the language of the page at %s', async (path, title, said) => {
    const visit = await booked();
    expect((await submit(keysOf(visit), { path })).main).toContain(title);
    expect((await sayPaid(visit, newNumber(), { path })).main).toContain(said);
  });
});

describe('the desk', () => {
  test('sees the mark beside the visit and the task, and confirms, which makes the receipt', async () => {
    const visit = await booked({ patientName: 'Said Kaur' });
    const number = newNumber();
    await sayPaid(visit, number);
    for (const view of ['board', 'list']) {
      const day = await site.fetch(`/dashboard/Appointments?day=${visit.day}&view=${view}`, { as: staff });
      expect(await day.text(), view).toContain('Said to be paid: ₹700');
    }
    expect(await (await site.fetch('/dashboard', { as: staff })).text()).toContain('Compare with the bank');
    const before = await deskPage(visit);
    expect(before).toContain('Said to be paid: ₹700');
    expect(before).toContain(number.replace(/(\d{4})(?=\d)/g, '$1 '));
    const [done, twice] = [
      await press(visit, { intent: 'said-arrived' }),
      await press(visit, { intent: 'said-arrived' }),
    ];
    expect([done.status, twice.status]).toEqual([303, 303]);
    expect(await receiptsOf(visit)).toEqual([{ amount_paise: 70_000, method: 'upi', reference: number }]);
    const after = await deskPage(visit);
    expect(after).not.toContain('Confirm: it arrived');
    expect(after).toContain('>Receipt</a>');
    expect((await submit(keysOf(visit))).main).toContain('₹700 has arrived.');
  });

  test.each(['not-found', 'other-amount', 'failed'] as const)(
    'answers %s in words that the patient’s page shows with the form again',
    async (answer) => {
      const visit = await booked();
      await sayPaid(visit, newNumber());
      expect((await press(visit, { intent: 'said-refused' })).status).toBe(400);
      expect((await press(visit, { intent: 'said-refused', answer })).status).toBe(303);
      const { main } = await submit(keysOf(visit));
      expect(main).toContain(payBeforeWords.answers[answer]);
      expect(main).toContain('name="bankReference"');
      expect(await receiptsOf(visit)).toEqual([]);
      expect((await sayPaid(visit, newNumber())).status).toBe(200);
    },
  );

  test('confirms the payment of a visit that was cancelled or moved meanwhile, and then gives it back', async () => {
    const visit = await booked();
    await sayPaid(visit, newNumber());
    const place = { day: addDays(today(), 9), minute: 600 };
    await changeAppointment(deskCommand(site), visit, { place, reason: null }, doctor);
    expect((await submit(keysOf(visit))).main).toContain('The desk compares it with the bank.');
    const cancelled = await submit({ ...keysOf(visit), step: 'cancelled' });
    expect(cancelled.main).toContain('for this cancelled visit');
    expect(await deskPage(visit)).toContain('The visit is cancelled. If the payment arrived, confirm it');
    expect((await press(visit, { intent: 'said-arrived' })).status).toBe(303);
    expect(await deskPage(visit)).toContain('Give back ₹700');
  });

  test('asks for payment before one visit, and stops', async () => {
    const visit = await booked({}, { at: await addDeskDoctor(site) });
    expect((await press(visit, { intent: 'ask-before' })).status).toBe(303);
    expect((await submit(keysOf(visit))).main).toContain(payBeforeWords.title);
    expect((await press(visit, { intent: 'stop-asking-before' })).status).toBe(303);
    expect((await submit(keysOf(visit))).main).not.toContain(payBeforeWords.title);
  });

  test('cannot take a number that the patient of another visit said', async () => {
    const [visit, other, reference] = [await booked(), await booked(), newNumber()];
    await sayPaid(visit, reference);
    const fields = { amount: '700', method: 'upi', reference };
    const taken = await sendForm(site, staff, `${pathOf(other)}/payment`, fields);
    expect(taken.status).toBe(409);
    expect(await taken.text()).toContain('The patient of another visit said this number.');
    expect(await receiptsOf(other)).toEqual([]);
  });
});

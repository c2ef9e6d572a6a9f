import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentMessages } from '#app/payments/payment.values.ts';
import { addDays, dayInIndia, financialYearLabel, financialYearOf, weekdays } from '#app/time/calendar.ts';
import { slotLabels } from '#app/time/slots.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { sendForm } from '#tests/support/desk.ts';
import { doctorFields, doctorForm } from '#tests/support/doctors.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

type Json = Record<string, unknown>;

let site: Site;
let staff: SignedIn;
let doctorId: string;
const today = dayInIndia(new Date());

beforeAll(async () => {
  site = await acquireSite();
  staff = await site.signIn();
  const fields = doctorFields({ hospitalSlots: slotLabels, workingDays: weekdays });
  const response = await site.fetch('/api/v1/doctor', {
    method: 'POST',
    headers: bearer(),
    body: doctorForm(fields),
  });
  doctorId = ((await response.json()) as { doctor: { _id: string } }).doctor._id;
});
afterAll(() => site.dispose());

const bearer = () => ({ Authorization: `Bearer ${staff.bearer}` });

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = bearer()) =>
  site.fetch(`/api/v1${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
  });

const json = async <Body = Json>(response: Response) => (await response.json()) as Body;

let slot = 0;

/** Adds an appointment with a fee of 800 rupees. */
async function appointment(): Promise<string> {
  slot += 1;
  const response = await call('POST', '/appointments', {
    doctorId,
    visit: 'hospital',
    date: addDays(today, 1 + Math.floor(slot / slotLabels.length)),
    slot: slotLabels[slot % slotLabels.length],
    patientName: 'Asha Rani',
    phone: newPhone(),
  });
  expect(response.status).toBe(201);
  return (await json<{ appointment: { _id: string } }>(response)).appointment._id;
}

const pay = (
  appointmentId: string,
  amount: unknown,
  others: Json = {},
  headers: Record<string, string> = {},
) =>
  call(
    'POST',
    '/payments',
    { appointmentId, amount, method: 'cash', ...others },
    { ...bearer(), ...headers },
  );

async function paid(appointmentId: string, amount: unknown, others: Json = {}) {
  const response = await pay(appointmentId, amount, others);
  expect(response.status).toBe(201);
  return (await json<{ payment: Json & { _id: string; receipt: string } }>(response)).payment;
}

describe('a payment', () => {
  test('has a receipt, and the appointment shows the amounts paid and due', async () => {
    const appointmentId = await appointment();
    const payment = await paid(appointmentId, 500.5);
    const { _id, receipt } = payment;
    expect(payment).toEqual({
      _id,
      appointmentId,
      receipt,
      amount: 500.5,
      method: 'cash',
      reference: null,
      discount: 0,
      reason: null,
      refunded: 0,
      refunds: [],
      createdAt: expect.any(String),
      by: staff.name,
    });
    expect(receipt).toMatch(new RegExp(`^${financialYearLabel(financialYearOf(today))}/\\d{6}$`));
    expect(await json(await call('GET', `/appointments/${appointmentId}`))).toMatchObject({
      appointment: { fees: 800, paid: 500.5, due: 299.5 },
    });
    expect(await json(await call('GET', `/payments/${_id}`))).toEqual({ payment });
    expect(await json(await call('GET', `/payments?appointmentId=${appointmentId}`))).toEqual({
      payments: [payment],
    });
    const all = await json<{ payments: Json[] }>(await call('GET', '/payments'));
    expect(all.payments).toContainEqual(payment);
  });

  test('never exceeds the amount due, even with 50 at once, and receipt numbers have no gap', async () => {
    const appointmentId = await appointment();
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(appointmentId, 300)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      201,
      ...Array.from({ length: 48 }, () => 409),
    ]);
    const others = await Promise.all(Array.from({ length: 8 }, appointment));
    await Promise.all(others.map((id) => paid(id, 1)));
    const { payments } = await json<{ payments: { receipt: string }[] }>(await call('GET', '/payments'));
    const numbers = payments.map(({ receipt }) => Number(receipt.split('/')[1]));
    expect(numbers.toReversed()).toEqual(numbers.map((_, index) => index + 1));
  });

  test.each<[Json, string]>([
    [{ amount: 0 }, 'amount'],
    [{ amount: -5 }, 'amount'],
    [{ amount: 1.005 }, 'amount'],
    [{ amount: '1,2' }, 'amount'],
    [{ method: 'cheque' }, 'method'],
    [{ method: 'upi' }, 'reference'],
    [{ method: 'upi', reference: '12345' }, 'reference'],
    [{ discount: 10 }, 'reason'],
    [{ dicsount: 10, reason: 'Student' }, 'dicsount'],
    [{ appointmentId: '' }, 'appointmentId'],
  ])('refuses %j with an error at %s', async (overrides, field) => {
    const response = await pay('anybody', 100, overrides);
    expect(response.status).toBe(400);
    expect(Object.keys((await json<{ errors: Json }>(response)).errors)).toEqual([field]);
  });

  test('above the amount due is refused with that amount', async () => {
    const response = await pay(await appointment(), 801);
    expect(response.status).toBe(409);
    expect(await json(response)).toMatchObject({ errors: { amount: 'At most ₹800 is due.' } });
  });

  test('by UPI accepts a reference only once', async () => {
    const upi = { method: 'upi', reference: '123456789012' };
    expect(await paid(await appointment(), 800, upi)).toMatchObject({
      method: 'upi',
      reference: '123456789012',
    });
    const again = await pay(await appointment(), 800, upi);
    expect(again.status).toBe(409);
    expect(await json(again)).toMatchObject({ message: paymentMessages.referenceUsed });
  });

  test('with a discount settles an appointment', async () => {
    const appointmentId = await appointment();
    expect(await paid(appointmentId, 600, { discount: 200, reason: 'Student' })).toMatchObject({
      discount: 200,
      reason: 'Student',
    });
    expect(await json(await call('GET', `/appointments/${appointmentId}`))).toMatchObject({
      appointment: { paid: 600, due: 0 },
    });
  });

  test('with one Idempotency-Key sent twice is recorded once', async () => {
    const appointmentId = await appointment();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const answers = await Promise.all([1, 2].map(() => pay(appointmentId, 100, {}, headers)));
    const made = await Promise.all(answers.map((answer) => json<{ payment: Json }>(answer)));
    expect(new Set(made.map(({ payment }) => payment._id)).size).toBe(1);
    expect((await pay(appointmentId, 101, {}, headers)).status).toBe(409);
  });

  test('for a cancelled or unknown appointment is refused', async () => {
    const appointmentId = await appointment();
    await call('PUT', `/appointments/${appointmentId}`, { status: 'cancelled' });
    expect((await pay(appointmentId, 100)).status).toBe(409);
    expect((await pay('nobody', 100)).status).toBe(404);
  });
});

describe('the front desk', () => {
  test('may discount and refund up to its limit, through the API and the forms, and gets a message above it', async () => {
    const desk = await site.signIn('front-desk');
    const headers = { Authorization: `Bearer ${desk.bearer}` };
    const id = await appointment();
    const discounted = { discount: 501, reason: 'A friend' };
    const refused = await call(
      'POST',
      '/payments',
      { appointmentId: id, amount: 100, method: 'cash', ...discounted },
      headers,
    );
    expect(refused.status).toBe(403);
    expect(await json(refused)).toMatchObject({ errors: { discount: expect.stringContaining('₹500') } });
    const form = (path: string, fields: Record<string, string>) =>
      sendForm(site, desk, `/dashboard/Appointments/${id}/${path}`, fields);
    const answer = await form('discount', { discount: '501', reason: 'A friend' });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(
      'the discount and all refunds of a visit are at most ₹500 together.',
    );
    expect((await form('discount', { discount: '50', reason: 'A friend' })).status).toBe(303);

    const paid = await call('POST', '/payments', { appointmentId: id, amount: 700, method: 'cash' }, headers);
    const { payment } = await json<{ payment: { _id: string } }>(paid);
    const refund = (amount: number) =>
      call('POST', `/payments/${payment._id}/refund`, { amount, reason: 'Too much' }, headers);
    expect((await refund(501)).status).toBe(403);
    expect((await refund(300)).status).toBe(200);
    expect((await form(`refund/${payment._id}`, { amount: '150', reason: 'x' })).status).toBe(303);
    expect(await openRequest(payment._id)).toBeNull();
  });

  const openRequest = (paymentId: string) =>
    site.binding
      .prepare('select amount_paise, reason from refund_requests where payment_id = ?')
      .bind(paymentId)
      .first();

  /** A visit with a payment of 800 rupees, and the form that gives it back. */
  async function paidVisit() {
    const id = await appointment();
    const paid = await call('POST', '/payments', { appointmentId: id, amount: 800, method: 'cash' });
    const { payment } = await json<{ payment: { _id: string } }>(paid);
    const path = `/dashboard/Appointments/${id}/refund/${payment._id}`;
    const refunded = async () => {
      const read = await json<{ payment: { refunded: number } }>(
        await call('GET', `/payments/${payment._id}`),
      );
      return read.payment.refunded;
    };
    return { id, paymentId: payment._id, path, refunded };
  }

  test('asks an owner for a refund above its limit, who sees amount and reason, and gives the money back', async () => {
    const desk = await site.signIn('front-desk');
    const { id, paymentId, path, refunded } = await paidVisit();
    const ask = { amount: '700', reason: 'Cancelled by the hospital', lowersFee: 'true' };
    for (const _again of [1, 2]) {
      const asked = await sendForm(site, desk, path, ask);
      expect([asked.status, asked.headers.get('Location')]).toEqual([303, `/dashboard/Appointments/${id}`]);
    }
    expect(await refunded()).toBe(0);
    expect(await openRequest(paymentId)).toEqual({
      amount_paise: 70_000,
      reason: 'Cancelled by the hospital',
    });
    const bill = await (await site.fetch(`/dashboard/Appointments/${id}`, { as: desk })).text();
    for (const text of ['₹700: an owner is asked', 'Cancelled by the hospital']) expect(bill).toContain(text);
    const overview = await (await site.fetch('/dashboard', { as: staff })).text();
    expect(overview).toMatch(/Refunds? to decide/);
    expect(overview).toContain('₹700: “Cancelled by the hospital”.');
    expect(await (await site.fetch('/dashboard', { as: desk })).text()).not.toMatch(/Refunds? to decide/);
    const question = await (await site.fetch(path, { as: staff })).text();
    expect(question).toMatch(/name="amount"[^>]*value="700"|value="700"[^>]*name="amount"/);
    expect((await sendForm(site, staff, path, ask)).status).toBe(303);
    expect(await refunded()).toBe(700);
    expect(await openRequest(paymentId)).toBeNull();
  });

  test('cannot ask for more than was paid, and only an owner declines', async () => {
    const desk = await site.signIn('front-desk');
    const { paymentId, path, refunded } = await paidVisit();
    expect((await sendForm(site, desk, path, { amount: '801', reason: 'x' })).status).toBe(409);
    expect(await openRequest(paymentId)).toBeNull();
    expect((await sendForm(site, desk, path, { amount: '800', reason: 'x' })).status).toBe(303);
    expect((await sendForm(site, desk, path, { intent: 'decline' })).status).toBe(403);
    expect(await openRequest(paymentId)).not.toBeNull();
    expect((await sendForm(site, staff, path, { intent: 'decline' })).status).toBe(303);
    expect(await openRequest(paymentId)).toBeNull();
    expect(await refunded()).toBe(0);
  });
});

describe('a refund', () => {
  test('with one Idempotency-Key is paid back once, and another amount under that key is refused', async () => {
    const { _id } = await paid(await appointment(), 800);
    const headers = { ...bearer(), 'Idempotency-Key': crypto.randomUUID() };
    const refund = (amount: number) =>
      call('POST', `/payments/${_id}/refund`, { amount, reason: 'Too much' }, headers);
    const answers = await Promise.all([refund(200), refund(200)]);
    answers.push(await refund(200));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const answer of answers)
      expect(await json(answer)).toMatchObject({ payment: { refunded: 200, refunds: [{ amount: 200 }] } });
    expect((await refund(300)).status).toBe(409);
  });

  test('is partial or of the rest, needs a reason, and never exceeds the payment', async () => {
    const { _id, receipt } = await paid(await appointment(), 800);
    const refund = (body: Json) => call('POST', `/payments/${_id}/refund`, body);
    expect((await refund({})).status).toBe(400);
    expect(await json(await refund({ amount: 300, reason: 'Too much' }))).toMatchObject({
      payment: { refunded: 300, receipt, refunds: [{ amount: 300, reason: 'Too much', by: staff.name }] },
    });
    expect((await refund({ amount: 501, reason: 'x' })).status).toBe(409);
    expect(await json(await refund({ reason: 'Doctor was ill' }))).toMatchObject({
      payment: { refunded: 800 },
    });
    expect((await refund({ reason: 'x' })).status).toBe(409);
    expect((await call('POST', '/payments/nobody/refund', { reason: 'x' })).status).toBe(404);
  });
});

test('payments are for staff only', async () => {
  for (const [method, path, body] of [
    ['GET', '/payments', undefined],
    ['GET', '/payments/x', undefined],
    ['POST', '/payments', {}],
    ['POST', '/payments/x/refund', {}],
  ] as const) {
    expect((await call(method, path, body, {})).status, `${method} ${path}`).toBe(401);
  }
});

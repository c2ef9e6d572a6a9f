/** The bill of a visit with its lines, as a browser without scripts shows and changes it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { formatMoney, fromRupees } from '#app/money/money.ts';
import { billMessages } from '#app/payments/bill-line.values.ts';
import { billSteps } from '#app/payments/parts/bill-form.tsx';
import { depositOffer, priceOffers } from '#app/payments/price-offers.ts';
import { appointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { monthAddress } from '#app/staff-area/month/month.ts';
import { addDays, monthOf } from '#app/time/calendar.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, sendForm, today, tomorrow } from '#tests/support/desk.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

let site: Site;
let owner: SignedIn;
let desk: SignedIn;
let doctor: Awaited<ReturnType<typeof addDeskDoctor>>;
beforeAll(async () => {
  site = await acquireSite();
  [owner, desk] = [await site.signIn('admin'), await site.signIn('front-desk')];
  doctor = await addDeskDoctor(site, 'Dr. Bill');
});
afterAll(() => site.dispose());

/** Fee of the doctor, in rupees. */
const fee = 700;

let minute = 9 * 60;

/** Books a visit at a time of its own. */
const visit = (input: Parameters<typeof bookAtDesk>[2] = {}) => {
  minute += 30;
  return bookAtDesk(site, doctor, { minute, phone: newPhone(), ...input });
};

const read = async (path: string, as = desk) => {
  const response = await site.fetch(path, { as });
  expect(response.status).toBe(200);
  return response.text();
};

const send = (id: string, fields: Record<string, string>, under = 'payment', as = desk) =>
  sendForm(site, as, `${appointmentPath(id)}/${under}`, fields);

const offer = (kind: 'session' | 'pack' | 'room') => {
  const found = priceOffers(defaultFacts).find((one) => one.kind === kind);
  if (!found) throw new Error(`The hospital has no price for a ${kind}.`);
  return found;
};

const add = (id: string, what: string, more: Record<string, string> = {}) =>
  send(id, { intent: billSteps.add, what, quantity: '1', key: crypto.randomUUID(), ...more });

const pay = async (id: string, amount: number) => {
  const paid = await send(id, { amount: String(amount), method: 'cash', key: crypto.randomUUID() });
  expect(paid.status).toBe(303);
  const [path = ''] = (paid.headers.get('Location') ?? '').split('?');
  return path;
};

const due = async (id: string) => {
  const answer = await site.fetch(`/api/v1/appointments/${id}`, {
    headers: { Authorization: `Bearer ${desk.bearer}` },
  });
  return ((await answer.json()) as { appointment: { due: number } }).appointment.due;
};

/** Id of the only line of a bill. */
const lineOf = async (id: string) => {
  const row = await site.binding
    .prepare('select id from bill_lines where appointment_id = ?')
    .bind(id)
    .first();
  return String(row?.id);
};

test('a price is added where the payment is taken, is due, and stands on the receipt in three languages', async () => {
  const { id } = await visit();
  const { text, label } = offer('session');
  expect(await read(`${appointmentPath(id)}/payment`)).toContain(`<option value="${text}"`);
  expect((await add(id, text, { quantity: '2' })).headers.get('Location')).toContain(
    `${appointmentPath(id)}/payment`,
  );
  expect(await due(id)).toBe(fee + 3600);
  const receipt = await pay(id, fee + 3600);
  for (const [path, consultation] of [
    [receipt, 'Consultation'],
    [`${receipt}/hindi`, 'डॉक्टर को दिखाने की फ़ीस'],
    [`${receipt}/punjabi`, 'ਡਾਕਟਰ ਨੂੰ ਦਿਖਾਉਣ ਦੀ ਫ਼ੀਸ'],
  ] as const) {
    const html = await read(path);
    for (const shown of [consultation, '2 × ₹1,800', '₹3,600', `₹${fee}`, '₹4,300'])
      expect(html).toContain(shown);
  }
  expect(await read(receipt)).toContain(label);
  expect(await due(id)).toBe(0);
});

test('a plain consultation is paid with the same fields as before, and the API shows the payment as before', async () => {
  const { id } = await visit();
  const receipt = await pay(id, fee);
  const answer = await site.fetch(`/api/v1/payments/${receipt.split('/').at(-1)}`, {
    headers: { Authorization: `Bearer ${desk.bearer}` },
  });
  const { payment } = (await answer.json()) as { payment: Record<string, unknown> };
  expect(Object.keys(payment).sort()).toEqual(
    [
      ...['_id', 'amount', 'appointmentId', 'by', 'createdAt', 'discount', 'method', 'reason'],
      ...['receipt', 'reference', 'refunded', 'refunds'],
    ].sort(),
  );
});

test('a text that is no price is refused beside its field and kept, and nothing is added', async () => {
  const { id } = await visit();
  const refused = await add(id, 'Massage', { quantity: '3' });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  for (const shown of [billMessages.what, 'value="Massage"', 'value="3"']) expect(html).toContain(shown);
  expect((await add(id, depositOffer)).status).toBe(400);
  expect(await due(id)).toBe(fee);
});

test('a line is taken off, has its own discount within the limit of the desk, and its own refund', async () => {
  const { id } = await visit();
  const { text } = offer('session');
  await add(id, text);
  await send(id, { intent: billSteps.remove, line: await lineOf(id) });
  expect(await due(id)).toBe(fee);
  await add(id, text);
  const line = await lineOf(id);
  const discount = (amount: string) =>
    send(id, { discount: amount, reason: 'Student' }, `discount?line=${line}`);
  expect(await read(`${appointmentPath(id)}/discount?line=${line}`)).toContain('Discount on:');
  expect((await discount('501')).status).toBe(403);
  expect((await discount('300')).status).toBe(303);
  const receipt = await pay(id, fee + 1500);
  const paymentId = receipt.split('/').at(-1) ?? '';
  expect(await read(`${appointmentPath(id)}/refund/${paymentId}`)).toContain(`?line=${line}"`);
  const form = { amount: '200', reason: 'Short', lowersFee: 'true', lineId: line };
  expect((await send(id, form, `refund/${paymentId}?line=${line}`)).status).toBe(303);
  expect(await due(id)).toBe(0);
  const page = await read(appointmentPath(id));
  const [slip = ''] = new RegExp(`/dashboard/receipts/${paymentId}/refunds/[^"]+`).exec(page) ?? [];
  expect(await read(slip)).toMatch(/Psychotherapy: ₹200/);
  // Discount and refund of the line have used up the limit of the desk; more is a task for an owner.
  expect((await send(id, { ...form, amount: '1' }, `refund/${paymentId}`)).headers.get('Location')).toBe(
    appointmentPath(id),
  );
  const asked = await site.binding
    .prepare('select line_id, amount_paise from refund_requests where payment_id = ?')
    .bind(paymentId)
    .first();
  expect(asked).toEqual({ line_id: line, amount_paise: 100 });
});

test('a visit of a person with a paid pack uses a session, and then nothing is to pay', async () => {
  const phone = newPhone();
  const first = await visit({ phone, patientName: 'Pack Person' });
  const { text } = offer('pack');
  await add(first.id, text);
  await pay(first.id, fee + 9720);
  const second = await visit({ phone, patientName: 'pack  person', day: addDays(tomorrow(), 1) });
  const other = await visit({ phone, patientName: 'Somebody Else' });
  expect(await read(appointmentPath(other.id))).not.toContain('Use session');
  expect(await read(appointmentPath(second.id))).toContain('Use session 1 of 6, Psychotherapy');
  const used = await send(second.id, { intent: billSteps.useSession });
  expect(used.status).toBe(303);
  expect(await read(appointmentPath(second.id))).toContain('Session 1 of 6, paid');
  expect(await due(second.id)).toBe(0);
  await send(second.id, { intent: billSteps.returnSession });
  expect(await due(second.id)).toBe(fee);
});

test('a pack that is bought at its first session is all that is to pay', async () => {
  const { id } = await visit();
  await add(id, offer('pack').text);
  expect(await read(`${appointmentPath(id)}/payment`)).toContain('Use session 1 of 6');
  const used = await send(id, { intent: billSteps.useSession });
  expect(used.headers.get('Location')).toContain(`${appointmentPath(id)}/payment`);
  expect(await due(id)).toBe(9720);
  expect(await read(appointmentPath(id))).toContain('Session 1 of 6. ₹9,720 to pay');
});

test('a deposit is taken, set against the room, and its rest given back', async () => {
  const { id } = await visit();
  await add(id, depositOffer, { deposit: '10,000', quantity: '' });
  const receipt = await pay(id, fee + 10_000);
  await add(id, offer('room').text);
  expect(await due(id)).toBeGreaterThan(0);
  expect(await read(`${appointmentPath(id)}/payment`)).toContain('Set the deposit against the room');
  expect(await read(appointmentPath(id))).not.toContain('give back');
  expect((await send(id, { intent: billSteps.setAgainst })).status).toBe(303);
  expect(await due(id)).toBe(0);
  const page = await read(appointmentPath(id));
  const rest = 10_000 - offer('room').unitPaise / 100;
  expect(page).toContain(`>${formatMoney(fromRupees(rest))} to give back<`);
  expect(page).toContain('>To give back<');
  expect(page).not.toContain('>To pay<');
  const refund = await read(`${appointmentPath(id)}/refund/${receipt.split('/').at(-1)}`);
  expect(refund).toContain(`${formatMoney(fromRupees(rest))} can be given back`);
  expect(refund).toContain(`value="${rest}"`);
  expect(refund).toContain('A deposit that is given back is not to be paid again.');
  expect(refund).not.toContain('All of it');
  expect(refund).not.toContain('Is this amount to be paid again');
  const row = await site.binding
    .prepare("select id from bill_lines where appointment_id = ? and kind = 'deposit'")
    .bind(id)
    .first();
  const give = { amount: '100', reason: 'Went home', lowersFee: 'false', lineId: String(row?.id) };
  await send(id, give, `refund/${receipt.split('/').at(-1)}`, owner);
  expect(await due(id)).toBe(0);
});

test('a deposit has no discount, neither as a button nor by its address', async () => {
  const { id } = await visit();
  await add(id, depositOffer, { deposit: '5,000', quantity: '' });
  expect(await read(`${appointmentPath(id)}/payment`)).not.toContain('/discount?line=');
  const path = `discount?line=${await lineOf(id)}`;
  expect((await site.fetch(`${appointmentPath(id)}/${path}`, { as: desk })).status).toBe(404);
  expect((await send(id, { discount: '100', reason: 'Student' }, path)).status).toBe(409);
  expect(await due(id)).toBe(fee + 5000);
});

test('the part that adds to the bill stays open after an addition, and stays above the payment after a refusal', async () => {
  const { id } = await visit();
  const path = `${appointmentPath(id)}/payment`;
  const placeOf = (html: string) => [html.indexOf('<summary'), html.indexOf('Amount in rupees')] as const;
  const [folded, payment] = placeOf(await read(path));
  expect(folded).toBeLessThan(payment);
  const refused = await (await add(id, 'No such price')).text();
  expect(refused).toMatch(/<details[^>]* open/);
  const [unfolded, paymentBelow] = placeOf(refused);
  expect(unfolded).toBeLessThan(paymentBelow);
  const added = (await add(id, offer('session').text)).headers.get('Location') ?? '';
  expect(added).toBe(`${path}?add=`);
  expect(await read(added)).toMatch(/<details[^>]* open/);
});

test('the till, the month and the file for the accountant name what was charged', async () => {
  const { id } = await visit({ patientName: 'Quillfeather Lines' });
  await add(id, offer('session').text);
  await pay(id, fee + 1800);
  const till = await read('/dashboard/Till', owner);
  const month = monthOf(today());
  for (const html of [till, await read(monthAddress(month), owner)])
    expect(html).toContain('Therapy session');
  const figures = await read(monthAddress(month, '/csv'), owner);
  expect(figures).toContain('"Charged for","Therapy session","Taken (rupees)"');
  const lines = await read(monthAddress(month, '/receipts'), owner);
  expect(lines).toMatch(
    /"Receipt","[^"]+","[^"]+","Cash","Dr. Bill","700.00","0.00","700.00","0.00","Consultation"/,
  );
  expect(lines).toMatch(/"1800.00","0.00","1800.00","0.00","Therapy session"/);
  expect(lines).not.toContain('Quillfeather');
});

test('takings by what was charged end with a total, and their amounts end below each other', async () => {
  const { id } = await visit();
  await add(id, depositOffer, { deposit: '10,000', quantity: '' });
  await pay(id, fee + 10_000);
  await add(id, offer('room').text);
  await send(id, { intent: billSteps.setAgainst });
  for (const path of ['/dashboard/Till', monthAddress(monthOf(today()))]) {
    const html = await read(path, owner);
    const table = html.slice(html.indexOf('By what was charged'));
    const rows = table.slice(0, table.indexOf('</table>')).split('<tr');
    expect(rows[1]).toContain('Set against');
    expect(rows.at(-1)).toContain('<strong>Total</strong>');
    for (const row of rows.slice(2)) expect(row.match(/<td[^>]*data-kind="figure"/g)).toHaveLength(4);
  }
});

test('nothing is added to the bill of a cancelled visit', async () => {
  const { id } = await visit();
  await site.fetch(`/api/v1/appointments/${id}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${desk.bearer}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ status: 'cancelled' }),
  });
  const refused = await add(id, offer('session').text);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain(billMessages.notOwed);
  expect(await read(appointmentPath(id))).not.toContain('Add to the bill');
});

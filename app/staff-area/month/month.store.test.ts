import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { changeAppointment, undoChange } from '#app/appointments/appointment-change.server.ts';
import { sweepAppointments } from '#app/appointments/appointment-privacy.server.ts';
import { recordCall, requestCallback } from '#app/callbacks/callback.commands.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { fromRupees, type Paise, paise, parseMoney, sumOf } from '#app/money/money.ts';
import { grantDiscount } from '#app/payments/discount.commands.server.ts';
import { recordPayment } from '#app/payments/payment.commands.server.ts';
import { readDayTotals } from '#app/payments/payment.queries.server.ts';
import { type BillableAppointment, paymentMethods } from '#app/payments/payment.values.ts';
import { refundPayment } from '#app/payments/refund.commands.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { csvText, readCsv } from '#app/staff-area/lists/csv.server.ts';
import { addDays, addMonths, daysFrom, momentInIndia, spanOfMonth } from '#app/time/calendar.ts';
import { addDoctorWithHours, asVisitor, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { billable } from '#tests/support/billable.ts';
import { commandFor } from '#tests/support/command.ts';
import { queryCostOf } from '#tests/support/query-cost.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { thirdUnlessFull } from '#tests/support/test-matrix.ts';
import { storeFiles, whenChanged } from '#tests/support/when-changed.ts';
import { readMonth, readMonthQuery, readRetention } from './month.server.ts';
import { leftOf, totalOf, waitText } from './month.ts';
import { ledgerRows, monthRows } from './month-files.server.ts';

/** Random sequences take seconds, so they run when the code of a store has changed. */
const it = whenChanged('random sequences', storeFiles);

let store: TestStore;
let staff: Command;
let doctor: DoctorHours;
beforeAll(async () => {
  store = await openTestStore();
  staff = commandFor(store);
  doctor = await addDoctorWithHours(staff, { name: 'Dr. Month' });
});
afterAll(() => store.dispose());

/** The command at a time in India. */
const at = (day: string, time = '08:00', command = staff): Command => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { ...command, now: momentInIndia(day, hours * 60 + minutes) };
};

let slot = 540;

/** Books a visit from the desk, a week before its day. Each visit of a day has a slot of its own. */
async function book(day: string, input: Parameters<typeof bookingInput>[0] = {}, from = staff) {
  slot = slot >= 1020 ? 540 : slot + 30;
  const wanted = bookingInput({ doctorId: input.doctorId ?? doctor.id, day, minute: slot, ...input });
  const hours = { ...doctor, id: wanted.doctorId };
  return bookAppointment(at(addDays(day, -7), '08:00', from), hours, wanted);
}

type Booked = Awaited<ReturnType<typeof book>>;

const arrive = (one: Booked) =>
  changeAppointment(at(one.day, '12:00'), one, { arrived: true, reason: null }, null);
const setStatus = (
  one: Booked,
  status: 'confirmed' | 'completed' | 'cancelled' | 'no-show',
  command = at(one.day),
) => changeAppointment(command, one, { status, reason: null }, null);

async function come(day: string, phone = newPhone()) {
  const arrived = await arrive(await book(day, { phone }));
  return setStatus(arrived, 'completed', at(day, '13:00'));
}

const figuresOf = async (month: string) => readMonth(store.database, month);

/** Value of the file with the month's figures. */
async function fileFigure(month: string, ...names: readonly string[]) {
  const rows = monthRows(await figuresOf(month));
  return rows.find((row) => names.every((name, index) => row[index + 1] === name))?.[4];
}

test('counts the visits of a month by outcome, way of booking and kind, on its first and last day alike', async () => {
  const other = await addDoctorWithHours(staff, { name: 'Dr. Another' });
  await book('2026-08-31');
  await book('2026-10-01');
  await come('2026-09-01');
  await arrive(await book('2026-09-30'));
  await setStatus(await book('2026-09-02', {}, asVisitor(staff)), 'no-show', at('2026-09-02', '20:00'));
  await setStatus(await book('2026-09-03', { visit: 'video' }, asVisitor(staff)), 'cancelled');
  await bookAppointment(
    at('2026-09-01'),
    other,
    bookingInput({ doctorId: other.id, day: '2026-09-30', minute: 1020 }),
  );
  const { visits } = await figuresOf('2026-09');
  expect(visits.all).toEqual({ booked: 5, came: 2, missed: 1, cancelled: 1, open: 1 });
  expect(visits.byDoctor).toEqual([
    { doctorId: other.id, doctorName: 'Dr. Another', booked: 1, came: 0, missed: 0, cancelled: 0, open: 1 },
    { doctorId: doctor.id, doctorName: 'Dr. Month', booked: 4, came: 2, missed: 1, cancelled: 1, open: 0 },
  ]);
  expect(visits.byWay).toEqual({
    website: { booked: 2, came: 0, missed: 1, cancelled: 1, open: 0 },
    desk: { booked: 3, came: 2, missed: 0, cancelled: 0, open: 1 },
  });
  expect(visits.byKind.video).toEqual({ booked: 1, came: 0, missed: 0, cancelled: 1, open: 0 });
  expect(visits.byKind.hospital.booked).toBe(4);
  expect(await fileFigure('2026-09', 'By way of booking', 'By the desk', 'Came')).toBe('2');
});

test('counts a cancellation by the person of the last one, and by the days in India before the visit', async () => {
  const day = '2027-01-20';
  const cancel = async (when: Command, visit: string = day) =>
    setStatus(await book(visit), 'cancelled', when);
  await cancel(asVisitor(at(day, '00:00')));
  await cancel(at(addDays(day, 2), '10:00'));
  await cancel(at(addDays(day, -1), '23:59'));
  await cancel(asVisitor(at(addDays(day, -1), '00:00')));
  await cancel(asVisitor(at(addDays(day, -2), '23:59')));
  const undone = await cancel(at(addDays(day, -3)));
  const again = await undoChange(at(addDays(day, -3), '08:01'), undone.id, undone.version);
  await setStatus(again, 'cancelled', asVisitor(at(day, '07:00')));
  const kept = await cancel(asVisitor(at(day)));
  await undoChange(at(day, '08:01'), kept.id, kept.version);
  // Visits of other months, cancelled in this one.
  await cancel(at(day), '2027-02-01');
  const { visits } = await figuresOf('2027-01');
  expect(visits.all).toMatchObject({ booked: 7, cancelled: 6, open: 1 });
  expect(visits.cancellations).toEqual({
    patient: { 'same-day': 2, 'day-before': 1, earlier: 1 },
    desk: { 'same-day': 1, 'day-before': 1, earlier: 0 },
  });
});

test('tells new from returning patients by phone, as long as the phones are there, and counts all visits after that', async () => {
  const [regular, newcomer, absent] = [newPhone(), newPhone(), newPhone()];
  await come('2027-03-31', regular);
  await setStatus(await book('2027-03-30', { phone: absent }), 'no-show', at('2027-03-30', '20:00'));
  await come('2027-04-01', regular);
  await come('2027-04-02', newcomer);
  await come('2027-04-30', newcomer);
  await come('2027-04-03', absent);
  const before = (await figuresOf('2027-04')).visits;
  expect([before.patients, before.withoutPhone]).toEqual([{ first: 2, returning: 1 }, 0]);
  // Three years after 2 April: the visits of the 1st and of March lose their phones.
  const later = new Date('2030-04-02T06:30:00Z');
  await sweepAppointments(store.database, later);
  const after = (await figuresOf('2027-04')).visits;
  expect(after.patients).toEqual({ first: 2, returning: 0 });
  expect(after.withoutPhone).toBe(1);
  expect(after.all).toEqual(before.all);
  expect(after.byDoctor).toEqual(before.byDoctor);
  expect(await fileFigure('2027-04', 'Patients who came', 'All', 'Visits without a phone')).toBe('1');
  expect(readRetention('2027-04', later)).toEqual({ phonesSince: '2027-04-02', hasAllCallbacks: false });
});

test('counts call-backs by the month in India, with the median and the longest wait', async () => {
  const request = (when: Command) =>
    requestCallback(asVisitor(when), { name: 'A. B.', phone: newPhone(), safeToCall: true, consent: true });
  const called = async (day: string, time: string, minutes: number) => {
    const { id } = await request(at(day, time));
    await recordCall({ ...staff, now: new Date(at(day, time).now.getTime() + minutes * 60_000) }, id, 'done');
  };
  await called('2027-05-31', '23:59', 600);
  expect((await figuresOf('2027-06')).callbacks).toEqual({
    made: 0,
    done: 0,
    medianMs: null,
    longestMs: null,
    oldestOpen: null,
  });
  await called('2027-06-01', '00:00', 10);
  await called('2027-06-10', '12:00', 300);
  await called('2027-06-30', '23:59', 20);
  expect((await figuresOf('2027-06')).callbacks.medianMs).toBe(20 * 60_000);
  await called('2027-06-11', '12:00', 31);
  const open = at('2027-06-20', '09:00');
  const { id } = await request(open);
  await request(at('2027-06-21', '09:00'));
  await recordCall(at('2027-06-22', '09:00'), id, 'not-reached');
  expect((await figuresOf('2027-06')).callbacks).toEqual({
    made: 6,
    done: 4,
    medianMs: 25.5 * 60_000,
    longestMs: 300 * 60_000,
    oldestOpen: open.now,
  });
  expect(await fileFigure('2027-06', 'Call-backs', 'Waiting time', 'Longest (minutes)')).toBe('300');
});

test.each([
  ['', '2026-11'],
  ['month=2026-13', '2026-11'],
  ['month=2026-00', '2026-11'],
  ['month=nonsense', '2026-11'],
  ['month=9999-12', '2026-11'],
  ['month=2026-02', '2026-02'],
  ['month=2031-12', '2031-12'],
])('the address ?%s shows %s', (query, month) => {
  expect(readMonthQuery(new URLSearchParams(query), new Date('2026-10-31T18:30:00Z'))).toBe(month);
});

test('a month without any rows has zeros everywhere', async () => {
  const figures = await figuresOf('2099-12');
  expect(figures.visits.all).toEqual({ booked: 0, came: 0, missed: 0, cancelled: 0, open: 0 });
  expect(figures.till.byDoctor).toEqual([]);
  expect(totalOf(Object.values(figures.till.byMethod))).toEqual({ takenPaise: 0, refundedPaise: 0 });
  expect(await ledgerRows(store.database, '2099-12')).toHaveLength(1);
});

test.each([
  [0, '0 min'],
  [59.6 * 60_000, '1 h'],
  [65 * 60_000, '1 h 5 min'],
  [24 * 60 * 60_000, '1 day'],
  [51.5 * 60 * 60_000, '2 days 3 h'],
])('writes a wait of %d ms as %s', (ms, text) => {
  expect(waitText(ms)).toBe(text);
});

const billOf = (appointmentId: string = crypto.randomUUID(), doctorName = 'Dr. Fee'): BillableAppointment =>
  billable({ appointmentId, doctorId: doctorName, doctorName });

const pay = (
  command: Command,
  bill: BillableAppointment,
  amountPaise: Paise,
  discount: Paise | null = null,
) =>
  recordPayment(command, bill, {
    appointmentId: bill.appointmentId,
    amountPaise,
    method: 'cash',
    reference: null,
    discount: discount && { paise: discount, reason: 'A reason' },
  });

/** Lines of the file for the accountant, read back from its text. */
async function fileLines(month: string) {
  const text = csvText(await ledgerRows(store.database, month));
  const [heads = [], ...lines] = readCsv(new TextEncoder().encode(text));
  return lines.map((line) => Object.fromEntries(heads.map((head, index) => [head, line[index] ?? ''])));
}

test('writes a line for each receipt, refund and discount without a receipt, with no name of a patient', async () => {
  const bill = billOf(undefined, '=HYPERLINK("x")');
  const first = await pay(at('2027-08-31', '23:00'), bill, paise(30_050));
  await pay(at('2027-09-01', '00:10'), bill, paise(20_000), paise(10_000));
  await pay(at('2027-09-01', '00:20'), bill, paise(10_000));
  await refundPayment(at('2027-09-02'), first.id, { amountPaise: paise(50), reason: 'A reason' });
  const free = await book('2027-09-03');
  await grantDiscount(at('2027-09-03'), billOf(free.id), {
    paise: fromRupees(800),
    reason: 'Free of charge',
  });
  const text = csvText(await ledgerRows(store.database, '2027-09'));
  expect(text).not.toContain('Asha');
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  const line = (kind: string, number: number | null, date: string, doctorName: string, method = 'Cash') => ({
    Kind: kind,
    Number: number === null ? '' : `2027-28/${String(number).padStart(6, '0')}`,
    Date: date,
    Method: method,
    Doctor: doctorName,
  });
  const sums = (gross: string, discount: string, net: string, refund: string) => ({
    'Gross (rupees)': gross,
    'Discount (rupees)': discount,
    'Net (rupees)': net,
    'Refund (rupees)': refund,
    For: 'Consultation',
  });
  const name = bill.doctorName;
  expect(await fileLines('2027-09')).toEqual([
    { ...line('Receipt', 2, '2027-09-01', name), ...sums('300.00', '100.00', '200.00', '0.00') },
    { ...line('Receipt', 3, '2027-09-01', name), ...sums('100.00', '0.00', '100.00', '0.00') },
    { ...line('Refund', 1, '2027-09-02', name), ...sums('0.00', '0.00', '0.00', '0.50') },
    { ...line('Discount', null, '2027-09-03', 'Dr. Month', ''), ...sums('800.00', '800.00', '0.00', '0.00') },
  ]);
});

const months = ['2028-02', '2028-03'] as const;
const firstDay = spanOfMonth(months[0]).from;
/** Minutes from the first day on, often beside midnight in India. */
const moment = fc
  .tuple(fc.integer({ min: -1, max: 61 }), fc.oneof(fc.constantFrom(0, 1, 1439), fc.nat({ max: 1439 })))
  .map(([days, minute]) => momentInIndia(addDays(firstDay, days), minute));
const amount = fc.integer({ min: 1, max: fromRupees(500) }).map(paise);
const call = fc.record({
  do: fc.constantFrom('pay', 'pay', 'pay with discount', 'refund', 'discount', 'discount'),
  when: moment,
  which: fc.nat({ max: 4 }),
  method: fc.constantFrom(...paymentMethods),
  amount,
  discount: fc.integer({ min: 1, max: fromRupees(200) }).map(paise),
});

let upi = 0;

it('the till of each day, the page and both files agree to the paisa, in any order of payments, discounts and refunds', async () => {
  const made = { pay: 0, refund: 0, discount: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 25, maxLength: 40, size: 'max' }), async (calls) => {
      const bills = Array.from({ length: 5 }, (_, index) => billOf(undefined, `Dr. ${index % 2}`));
      const paid: string[] = [];
      for (const one of calls) {
        const command = { ...staff, now: one.when };
        const bill = bills[one.which] as BillableAppointment;
        upi += 1;
        const work = async () => {
          if (one.do === 'refund') {
            await refundPayment(command, paid[one.which % Math.max(paid.length, 1)] ?? '', {
              amountPaise: one.amount,
              reason: 'A reason',
            });
            made.refund += 1;
          } else if (one.do === 'discount') {
            await grantDiscount(command, bill, { paise: one.discount, reason: 'A reason' });
            made.discount += 1;
          } else {
            const { id } = await recordPayment(command, bill, {
              appointmentId: bill.appointmentId,
              amountPaise: one.amount,
              method: one.method,
              reference: one.method === 'upi' ? String(upi).padStart(12, '0') : null,
              discount: one.do === 'pay' ? null : { paise: one.discount, reason: 'A reason' },
            });
            paid.push(id);
            made.pay += 1;
          }
        };
        await work().catch((error: unknown) => expect(error).toBeInstanceOf(ProblemError));
      }
      for (const month of months) await expectAgreement(month);
    }),
    // Rows of earlier runs stay in the store, so that a shorter example would prove nothing.
    { numRuns: thirdUnlessFull(12), seed: 20261126, endOnFailure: true },
  );
  expect(Math.min(made.pay, made.refund, made.discount)).toBeGreaterThan(thirdUnlessFull(15));
}, 120_000);

async function expectAgreement(month: string): Promise<void> {
  const { from, until } = spanOfMonth(month);
  const days = daysFrom(from, (Date.parse(until) - Date.parse(from)) / 86_400_000);
  const tills = await Promise.all(days.map((day) => readDayTotals(store.database, day)));
  const { till, ledger } = await figuresOf(month);
  for (const method of paymentMethods)
    expect(till.byMethod[method]).toEqual(totalOf(tills.map(({ byMethod }) => byMethod[method])));
  for (const one of till.byDoctor)
    expect(totalOf([one])).toEqual(
      totalOf(tills.flatMap(({ byDoctor }) => byDoctor.filter(({ doctorId }) => doctorId === one.doctorId))),
    );
  const total = totalOf(Object.values(till.byMethod));
  expect(totalOf(till.byDoctor)).toEqual(total);

  const lines = await fileLines(month);
  const sum = (column: string, some = lines) =>
    sumOf(some.map((line) => parseMoney(line[`${column} (rupees)`] ?? '') as Paise));
  expect(sum('Net')).toBe(total.takenPaise);
  expect(sum('Refund')).toBe(total.refundedPaise);
  expect(sum('Discount')).toBe(ledger.discountPaise);
  expect(sum('Gross')).toBe(total.takenPaise + ledger.discountPaise);
  expect(lines.filter(({ Kind }) => Kind === 'Receipt')).toHaveLength(ledger.receipts);
  expect(lines.filter(({ Kind }) => Kind === 'Refund')).toHaveLength(ledger.refunds);

  const figure = (name: string) => fileFigure(month, 'Takings', 'All', name);
  expect(parseMoney((await figure('Taken (rupees)')) ?? '')).toBe(total.takenPaise);
  expect(parseMoney((await figure('Given back (rupees)')) ?? '')).toBe(total.refundedPaise);
  expect(parseMoney((await figure('Discounts (rupees)')) ?? '')).toBe(ledger.discountPaise);
  expect(Number(await figure('Left (rupees)'))).toBe(leftOf(total) / 100);
}

test('reads a month by the indexes on days, and no more for the appointments and payments of other months', async () => {
  const month = addMonths(months[1], 24);
  const read = (database: TestStore['database']) => readMonth(database, month);
  const before = await queryCostOf(store.binding, read);
  await come(`${addMonths(month, -1)}-15`);
  const other = billOf();
  await pay(at(`${addMonths(month, 1)}-15`), other, paise(100));
  const after = await queryCostOf(store.binding, read);
  // The discounts of a month have no index: their statement reads each bill once.
  expect(after.rowsRead - before.rowsRead).toBeLessThanOrEqual(1);
  const scans = after.plan.filter((step) => /^SCAN (appointments|payments|refunds)/.test(step));
  expect(scans).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#app/accounts/staff/account.values.ts';
import { may } from '#app/accounts/staff/permissions.ts';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { changeAppointment } from '#app/appointments/appointment-change.server.ts';
import { createDoctor } from '#app/doctors/doctor.commands.server.ts';
import { deleteDoctor } from '#app/doctors/staff-list/doctor-bin.server.ts';
import { readStaffList } from '#app/doctors/staff-list/staff-list.queries.server.ts';
import { readStaffListQuery } from '#app/doctors/staff-list/staff-list.ts';
import { createLink } from '#app/links/link.commands.server.ts';
import { parseLink } from '#app/links/link.input.server.ts';
import { readLinkList } from '#app/links/link.queries.server.ts';
import { readLinkListQuery } from '#app/links/link-list.ts';
import { fromRupees, paise } from '#app/money/money.ts';
import { addBillLine } from '#app/payments/bill-line.commands.server.ts';
import { setDepositAgainstRooms } from '#app/payments/deposit.commands.server.ts';
import { recordPayment } from '#app/payments/payment.commands.server.ts';
import { refundPayment } from '#app/payments/refund.commands.server.ts';
import { confirmSaid, sayPaid } from '#app/payments/said-payment.commands.server.ts';
import { findLastSaid } from '#app/payments/said-payment.queries.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { addStaff } from '#tests/support/accounts.ts';
import { addDoctorWithHours, asVisitor, bookingInput } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { doctorInput } from '#tests/support/doctor-input.ts';
import { linkBody } from '#tests/support/links.ts';
import { addManyDoctors } from '#tests/support/many-doctors.ts';
import { queryCostOf } from '#tests/support/query-cost.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { billedOf } from '../front-desk/desk.server.ts';
import { readOverview } from './overview.server.ts';

let store: TestStore;
let staff: Command;
beforeAll(async () => {
  store = await openTestStore();
  const { id } = await addStaff(store.binding, { name: 'Meena' });
  staff = commandFor(store, { actor: { kind: 'staff', userId: id, address: '10.0.0.1' } });
});
afterAll(() => store.dispose());

const read = (database = store.database, role: Role = 'admin') =>
  readOverview(database, {
    now: staff.now,
    facts: staff.facts,
    isDemonstration: false,
    origin: 'https://www.a-hospital.in',
    renderedRooms: [],
    pagesToReview: [],
    role,
  });

const itemOf = async (title: string) => (await read()).todo.find((item) => item.title === title);

const queryOf = (to: string) => new URL(to, 'https://site.example').searchParams;

const addLink = (category: 'homestories' | 'mediayoutube') =>
  createLink(staff, parseLink(linkBody(category)), async () => {});

test('lists only the missing facts of the hospital if no task is open', async () => {
  const { todo, changes } = await read();
  expect(todo.map(({ title }) => title)).toEqual(['Facts of the hospital to enter']);
  expect(changes).toEqual([]);
});

test('counts as many doctors as the linked list shows', async () => {
  await createDoctor(staff, doctorInput({ hospitalSlots: [], videoSlots: [] }), null);
  await createDoctor(staff, doctorInput({ isActive: false }), null);
  for (const [title, expected] of [
    ['Doctors without picture', 2],
    ['Doctors without times', 1],
  ] as const) {
    const point = await itemOf(title);
    expect(point?.count, title).toBe(expected);
    const list = await readStaffList(store.database, readStaffListQuery(queryOf(point?.to ?? '')));
    expect(list.count, title).toBe(expected);
  }
});

test('counts each hidden link in one line only', async () => {
  await addLink('mediayoutube');
  const goneStory = await addLink('homestories');
  await addLink('homestories');
  await store.binding
    .prepare('update social_links set is_dead = 1, checked_at = ? where id = ?')
    .bind(Date.parse('2026-11-19T10:00:00Z'), goneStory.id)
    .run();
  const [gone, waiting] = [
    await itemOf('Links that are gone'),
    await itemOf('Patient stories without consent'),
  ];
  expect([gone?.count, waiting?.count]).toEqual([1, 1]);
  expect(gone?.why).toContain('last asked on 19 November 2026');
  const list = await readLinkList(store.database, readLinkListQuery(queryOf(gone?.to ?? '')));
  expect(list.count).toBe(2);
});

test('lists changes of staff in words, newest first and each thing once', async () => {
  const doctor = await addDoctorWithHours(staff, { name: 'Dr. Told' });
  const wanted = bookingInput({ doctorId: doctor.id, day: dayInIndia(staff.now), minute: 1080 });
  const booked = await bookAppointment(asVisitor(staff), doctor, wanted);
  const later = { ...staff, now: new Date(staff.now.getTime() + 60_000) };
  await changeAppointment(later, booked, { reason: null, status: 'confirmed' }, null);
  await deleteDoctor({ ...staff, now: new Date(staff.now.getTime() + 120_000) }, doctor.id);
  const { changes } = await read();
  expect(changes.slice(0, 2)).toMatchObject([
    { who: 'Meena', did: 'deleted', what: 'Dr. Told', to: '/dashboard/AddDoctor/bin', time: '03:32 PM' },
    { did: 'confirmed the appointment of', what: 'Asha Rani', to: `/dashboard/Appointments/${booked.id}` },
  ]);
  expect(changes.filter(({ did }) => did.startsWith('entered'))).toEqual([]);
});

test('lists a free time of a doctor who sees people only by video with that kind of visit', async () => {
  const { id } = await addDoctorWithHours(staff, {
    name: 'Dr. Video',
    specialization: 'Tele-psychiatry',
    hospitalSlots: [],
    videoSlots: [1080],
  });
  const { free } = await read();
  expect(free.find(({ specialty }) => specialty === 'Tele-psychiatry')).toEqual({
    specialty: 'Tele-psychiatry',
    count: 1,
    first: { minute: 1080, visit: 'video', doctorId: id, doctorName: 'Dr. Video' },
  });
});

test('names a doctor as away only if no kind of visit is offered today', async () => {
  // Today is a Friday.
  const weekdayHours = { Fri: { from: 1020, to: 1140 } };
  const evening = {
    ...{ name: 'Dr. Evening', specialization: 'Evening psychiatry' },
    ...{ hospitalSlots: [540], videoSlots: [1020, 1080], weekdayHours },
  };
  await addDoctorWithHours(staff, evening);
  await addDoctorWithHours(staff, { ...evening, name: 'Dr. Monday', workingDays: ['Mon'], weekdayHours: {} });
  const { free, away } = await read();
  expect(free.find(({ specialty }) => specialty === 'Evening psychiatry')).toMatchObject({
    first: { minute: 1020, visit: 'video', doctorName: 'Dr. Evening' },
  });
  const names = away.flatMap((group) => group.names);
  expect(names).toContain('Dr. Monday');
  expect(names).not.toContain('Dr. Evening');
});

test('leaves out changes before midnight in India', async () => {
  const yesterday = { ...staff, now: new Date('2026-11-19T18:29:00Z') };
  await createDoctor(yesterday, doctorInput({ name: 'Dr. Yesterday' }), null);
  expect((await read()).changes.map(({ what }) => what)).not.toContain('Dr. Yesterday');
});

test('reads a long audit log by its index on time, and all other tables by id', async () => {
  const few = await queryCostOf(store.binding, read);
  await store.binding
    .prepare(
      `insert into audit_log (id, at, user_id, action, target, address, request_id)
      select 'old-' || value, 1000 + value, 'somebody', 'doctor.update', 'x', 'x', 'x'
      from json_each(?)`,
    )
    .bind(JSON.stringify(Array.from({ length: 2000 }, (_, index) => index)))
    .run();
  const many = await queryCostOf(store.binding, read);
  expect(many.rowsRead).toBe(few.rowsRead);
  expect(many.plan.filter((step) => /audit_log/.test(step))).toEqual([
    expect.stringContaining('USING INDEX audit_log_at'),
  ]);
  // One of them lists the payments that are said to be made, by an index of those alone. The day and To do share it.
  expect(many.statements).toBeLessThanOrEqual(16);
  expect(many.plan).toContainEqual(
    expect.stringContaining('said_payments USING INDEX said_payments_reference'),
  );
});

test('makes no more statements for 500 doctors and reads each row only a few times', async () => {
  const few = await queryCostOf(store.binding, read);
  await addManyDoctors(store.binding, 500);
  const many = await queryCostOf(store.binding, read);
  expect(many.statements).toBe(few.statements);
  expect(many.rowsRead - few.rowsRead).toBeLessThanOrEqual(3 * 500);
});

test('shows the front desk only items that it has permission for', async () => {
  await addLink('homestories');
  const [owner, desk] = [await read(), await read(store.database, 'front-desk')];
  const titles = ({ todo }: typeof owner) => todo.map(({ title }) => title);
  const ownersAlone = ['Patient stories without consent', 'Facts of the hospital to enter'];
  expect(titles(owner)).toEqual(expect.arrayContaining(ownersAlone));
  for (const title of ownersAlone) expect(titles(desk)).not.toContain(title);
  expect(desk.todo.every(({ needs }) => may('front-desk', needs))).toBe(true);
  expect(desk.changes.filter(({ to }) => to.startsWith('/dashboard/Links'))).toEqual([]);
});

test('lists a cancelled visit until its payment is given back, and no other paid visit', async () => {
  const doctor = await addDoctorWithHours(staff, { name: 'Dr. Paid', specialization: 'Paid psychiatry' });
  const pay = async (patientName: string, minute: number) => {
    const wanted = bookingInput({ doctorId: doctor.id, day: '2026-11-24', minute, patientName });
    const booked = await bookAppointment(staff, doctor, wanted);
    const input = { appointmentId: booked.id, method: 'cash', reference: null, discount: null } as const;
    const bill = await billedOf(store.database, booked);
    return { booked, payment: await recordPayment(staff, bill, { ...input, amountPaise: fromRupees(300) }) };
  };
  await pay('Still Comes', 600);
  const { booked, payment } = await pay('Gives Up', 630);
  expect(await itemOf('Money to give back')).toBeUndefined();
  await changeAppointment(staff, booked, { reason: null, status: 'cancelled' }, null);
  expect(await itemOf('Money to give back')).toMatchObject({
    count: 1,
    why: expect.stringContaining('Gives Up, ₹300.'),
    to: `/dashboard/Appointments/${booked.id}`,
    needs: 'refundPayments',
  });
  const given = { amountPaise: fromRupees(300), reason: 'Cancelled', lowersFee: true };
  await refundPayment(staff, payment.id, given);
  expect(await itemOf('Money to give back')).toBeUndefined();
});

test('lists the rest of a deposit that was set against the room until it is given back', async () => {
  const doctor = await addDoctorWithHours(staff, { name: 'Dr. Stay', specialization: 'Stay psychiatry' });
  const wanted = { doctorId: doctor.id, day: '2026-11-24', minute: 720, patientName: 'Stays Here' };
  const booked = await bookAppointment(staff, doctor, bookingInput(wanted));
  const bill = await billedOf(store.database, booked);
  const line = { quantity: 1, sessions: null, translations: {} };
  const deposit = { kind: 'deposit', label: 'Deposit', unitPaise: fromRupees(10_000) } as const;
  await addBillLine(staff, bill, { ...line, ...deposit });
  const amountPaise = paise(booked.feePaise + fromRupees(10_000));
  const input = { appointmentId: booked.id, method: 'cash', reference: null, discount: null } as const;
  const { id, lines } = await recordPayment(staff, bill, { ...input, amountPaise });
  const room = { kind: 'room', label: 'Private room', unitPaise: fromRupees(3500), quantity: 2 } as const;
  await addBillLine(staff, bill, { ...line, ...room });
  expect(await itemOf('Money to give back')).toBeUndefined();
  await setDepositAgainstRooms(staff, booked.id);
  expect(await itemOf('Money to give back')).toMatchObject({
    count: 1,
    why: expect.stringContaining('Stays Here, ₹3,000.'),
    to: `/dashboard/Appointments/${booked.id}`,
  });
  const rest = { amountPaise: fromRupees(3000), reason: 'Went home', lineId: lines[0]?.id ?? '' };
  await refundPayment(staff, id, rest);
  expect(await itemOf('Money to give back')).toBeUndefined();
});

test('lists what is said to be paid until the desk has found it at the bank, also of a cancelled visit', async () => {
  const doctor = await addDoctorWithHours(staff, { name: 'Dr. Before', specialization: 'Paid before' });
  const wanted = { doctorId: doctor.id, day: '2026-11-24', minute: 660, patientName: 'Said Rani' };
  const booked = await bookAppointment(staff, doctor, bookingInput(wanted));
  const said = { appointmentId: booked.id, amountPaise: booked.feePaise, reference: '499999999999' };
  await sayPaid(asVisitor(staff), said, null);
  const line = { count: 1, to: `/dashboard/Appointments/${booked.id}`, needs: 'takePayments' };
  expect(await itemOf('Said to be paid')).toMatchObject(line);
  const waiting = await findLastSaid(store.database, booked.id);
  await changeAppointment(staff, booked, { reason: null, status: 'cancelled' }, null);
  expect(await itemOf('Said to be paid')).toMatchObject({
    ...line,
    why: expect.stringMatching(/^Said Rani, ₹[\d,]+, visit cancelled\./),
  });
  if (waiting) await confirmSaid(staff, waiting, await billedOf(store.database, booked));
  expect(await itemOf('Said to be paid')).toBeUndefined();
  // The refund of a cancelled visit's payment is the usual one.
  expect(await itemOf('Money to give back')).toMatchObject({ to: line.to });
});

test('names who is late in the list of now, and counts them as a task', async () => {
  const doctor = await addDoctorWithHours(staff, { name: 'Dr. Now' });
  const today = dayInIndia(staff.now);
  for (const [patientName, minute] of [
    ['Comes Late', 900],
    ['Comes Next', 960],
  ] as const) {
    const early = { ...staff, now: new Date(staff.now.getTime() - 3_600_000) };
    await bookAppointment(
      early,
      doctor,
      bookingInput({ doctorId: doctor.id, day: today, minute, patientName }),
    );
  }
  const { people } = await read();
  expect(people.late.shown.map(({ patientName, remark }) => [patientName, remark])).toEqual([
    ['Comes Late', 'Late: 30 min'],
  ]);
  expect(people.next.shown.map(({ patientName }) => patientName)).toContain('Comes Next');
  expect((await itemOf('Person is late'))?.count).toBe(people.late.count);
});

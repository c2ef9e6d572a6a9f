/** The owner's page of a month and its two files. Every request is one that a browser without scripts sends. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeAppointment } from '#app/appointments/appointment-change.server.ts';
import { sweepAppointments } from '#app/appointments/appointment-privacy.server.ts';
import { paise } from '#app/money/money.ts';
import { recordPayment } from '#app/payments/payment.commands.server.ts';
import { receiptText } from '#app/payments/payment.values.ts';
import { monthAddress, monthPath } from '#app/staff-area/month/month.ts';
import { addMonths, monthOf } from '#app/time/calendar.ts';
import { longMonth } from '#app/time/long-date.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, deskCommand, today } from '#tests/support/desk.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

let site: Site;
let owner: SignedIn;
let desk: SignedIn;
beforeAll(async () => {
  site = await acquireSite();
  [owner, desk] = [await site.signIn('admin'), await site.signIn('front-desk')];
});
afterAll(() => site.dispose());

const read = async (path: string, as = owner) => {
  const response = await site.fetch(path, { as });
  expect(response.status).toBe(200);
  return response.text();
};

const headingOf = (html: string) => /<h2[^>]*>([^<]*)<\/h2>/.exec(html)?.[1];
const nameOf = (month: string) => longMonth(`${month}-01`);

const paths = [monthPath, `${monthPath}/csv`, `${monthPath}/receipts`];

test.each(paths)('%s is for owners: the desk is refused, and a visitor signs in first', async (path) => {
  expect((await site.fetch(path, { as: owner })).status).toBe(200);
  expect((await site.fetch(path, { as: desk })).status).toBe(403);
  const visitor = await site.fetch(path);
  expect([visitor.status, visitor.headers.get('Location')]).toEqual([
    302,
    `/signin?${new URLSearchParams({ next: path })}`,
  ]);
});

test('only owners see its links, in the menu and on the till', async () => {
  const till = await read('/dashboard/Till');
  expect(till).toContain(`href="${monthPath}"`);
  expect(till).toContain(`href="${monthAddress(monthOf(today()), '/receipts')}"`);
  expect(await read('/dashboard/Till', desk)).not.toContain(monthPath);
});

test('shows this month for a month that does not exist, and zeros for one without appointments', async () => {
  const thisMonth = monthOf(today());
  for (const month of ['', '2026-13', '2026-1', '9999-01', 'nonsense'])
    expect(headingOf(await read(`${monthPath}?month=${month}`)), month).toBe(nameOf(thisMonth));
  for (const month of [addMonths(thisMonth, 30), '2001-02']) {
    const html = await read(monthAddress(month));
    expect(headingOf(html)).toBe(nameOf(month));
    expect(html).toContain('Appointments: 0');
    expect(html).toContain('No appointments and no payments in this month');
    for (const other of [addMonths(month, -1), addMonths(month, 1)])
      expect(html).toContain(`href="${monthAddress(other)}"`);
  }
});

test('the page, the file and the receipts show one payment, and no name or phone of the patient', async () => {
  const doctor = await addDeskDoctor(site, 'Dr. Month');
  const phone = newPhone();
  const booked = await bookAtDesk(site, doctor, { patientName: 'Quillfeather', phone });
  const command = deskCommand(site);
  await changeAppointment(command, booked, { arrived: true, reason: null }, null);
  const payment = await recordPayment(
    command,
    {
      appointmentId: booked.id,
      feePaise: booked.feePaise,
      isOwed: true,
      stillOwed: sql`true`,
      patientName: booked.patientName,
      doctorId: doctor.id,
      doctorName: doctor.name,
      doctorRegistration: null,
    },
    {
      appointmentId: booked.id,
      amountPaise: paise(12_345),
      method: 'card',
      reference: null,
      discount: { paise: paise(55), reason: 'A reason' },
    },
  );
  // The visit is tomorrow and the payment is today, which may be two months.
  const visited = await read(monthAddress(monthOf(booked.day)));
  expect(visited).toContain('Patients who came: 1');
  const paid = await read(monthAddress(monthOf(payment.day)));
  expect(paid).toContain('₹123.45');
  const file = await site.fetch(monthAddress(monthOf(payment.day), '/csv'), { as: owner });
  expect(file.headers.get('Content-Disposition')).toBe(
    `attachment; filename="month-${monthOf(payment.day)}.csv"`,
  );
  const figures = await file.text();
  expect(figures).toContain('"Takings","Card","Taken (rupees)","123.45"');
  expect(figures).toContain('"Takings","All","Discounts (rupees)","0.55"');
  const receipts = await site.fetch(monthAddress(monthOf(payment.day), '/receipts'), { as: owner });
  expect(receipts.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const lines = await receipts.text();
  expect(lines).toContain(
    `"Receipt","${receiptText(payment)}","${payment.day}","Card","Dr. Month","124.00","0.55","123.45","0.00"`,
  );
  for (const text of [visited, paid, figures, lines]) {
    expect(text).not.toContain('Quillfeather');
    expect(text).not.toContain(phone);
  }
});

test('says so when visits have lost their phone, and still counts them', async () => {
  const doctor = await addDeskDoctor(site, 'Dr. Removed');
  const booked = await bookAtDesk(site, doctor);
  const command = deskCommand(site);
  await changeAppointment(command, booked, { arrived: true, reason: null }, null);
  const path = monthAddress(monthOf(booked.day));
  const cameIn = (html: string) => /Came<\/span><span[^>]*>(\d+)/.exec(html)?.[1];
  const before = await read(path);
  expect(before).not.toContain('no phone any more');
  await sweepAppointments(command.database, new Date('2200-01-01T00:00:00Z'));
  const after = await read(path);
  expect(cameIn(after)).toMatch(/^[1-9]/);
  expect(cameIn(after)).toBe(cameIn(before));
  expect(after).toContain('Patients who came: 0');
  expect(after).toMatch(/visits? ha(s|ve) no phone any more/);
});

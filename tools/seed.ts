import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashPassword } from '#app/accounts/password/password.server.ts';
import { users } from '#app/accounts/staff/account.schema.server.ts';
import type { RoleBinding } from '#app/accounts/staff/account.values.ts';
import {
  appointmentChanges,
  appointments,
  appointmentWords,
} from '#app/appointments/appointment.schema.server.ts';
import { indexTerms } from '#app/appointments/appointment.search.ts';
import { callbacks } from '#app/callbacks/callback.schema.server.ts';
import { createDoctor } from '#app/doctors/doctor.commands.server.ts';
import { doctors } from '#app/doctors/doctor.schema.server.ts';
import { readDoctorForm } from '#app/doctors/doctor-submission.server.ts';
import { listDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { deleteDoctor } from '#app/doctors/staff-list/doctor-bin.server.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { parseLink, parseTitles } from '#app/links/link.input.server.ts';
import { socialLinks } from '#app/links/link.schema.server.ts';
import {
  billLines,
  bills,
  paymentAllocations,
  payments,
  refunds,
} from '#app/payments/payment.schema.server.ts';
import { saidPayments } from '#app/payments/said-payment.schema.server.ts';
import { type Database, openDatabase } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { demonstrationDoctor, demonstrationFrontDesk, demonstrationOwner } from './demonstration/accounts.ts';
import { sampleAppointments } from './demonstration/appointments.ts';
import { sampleCallbacks } from './demonstration/callbacks.ts';
import { type SampleDoctor, sampleDoctors } from './demonstration/doctors.ts';
import { insertAll } from './demonstration/insert-all.ts';
import { sampleLinks } from './demonstration/links.ts';
import { samplePayments, sampleSaidPayments } from './demonstration/payments.ts';

interface Stores {
  readonly database: D1Database;
  readonly pictures: R2Bucket;
}

/**
 * Inserts the demonstration accounts, sample doctors, links, appointments and payments. Does nothing when the
 * database has a staff account or a doctor already.
 *
 * Callers pass local bindings only: the tools open no others, and the Worker does not contain this file. A
 * demonstration account in a deployed database cannot sign in, because its row is marked and DEMONSTRATION is off.
 *
 * @returns whether rows were inserted
 */
export async function seedDemonstrationData({ database: binding, pictures }: Stores): Promise<boolean> {
  const database = openDatabase(binding);
  const [staff, present] = await database.batch([
    database.select({ id: users.id }).from(users).limit(1),
    database.select({ id: doctors.id }).from(doctors).limit(1),
  ]);
  if (staff.length > 0 || present.length > 0) return false;

  const now = new Date();
  const userId = await addAccount(database, { ...demonstrationOwner, doctorId: null }, now);
  await addAccount(database, { ...demonstrationFrontDesk, doctorId: null }, now);
  const command: Command = {
    database,
    pictures,
    facts: defaultFacts,
    actor: { kind: 'staff', userId, address: 'local' },
    now,
    requestId: 'demonstration',
    waitUntil: () => {},
  };
  const entered: string[] = [];
  for (const sample of sampleDoctors) {
    // The samples pass the same checks as the staff form.
    const { input, picture } = await readDoctorForm(await formOf(sample));
    const doctor = await createDoctor(command, input, picture);
    entered.push(doctor.id);
    if (sample.isDeletedAfterwards) await deleteDoctor(command, doctor.id);
  }
  const [doctorId] = entered;
  if (doctorId !== undefined) await addAccount(database, { ...demonstrationDoctor, doctorId }, now);
  // Links pass the checks of their forms too. One batch writes them, because each start and many tests wait for it.
  const [first, ...others] = sampleLinks.map(({ title, ...body }, index) => {
    const { category, mediaId, url } = parseLink(body);
    return database.insert(socialLinks).values({
      id: crypto.randomUUID(),
      category,
      mediaId,
      url,
      title: parseTitles({ title }).title,
      // Lists show the newest link first, so each sample is 1 ms older than the previous one.
      createdAt: new Date(now.getTime() - index),
    });
  });
  if (first) await database.batch([first, ...others]);
  await enterDesk(database, now, userId);
  return true;
}

/** @returns the id of the new account */
async function addAccount(
  database: Database,
  { password, ...account }: RoleBinding & Record<'email' | 'name' | 'password', string>,
  now: Date,
): Promise<string> {
  const id = crypto.randomUUID();
  await database.insert(users).values({
    id,
    ...account,
    passwordHash: await hashPassword(password),
    isDemonstration: true,
    createdAt: now,
    passwordChangedAt: now,
  });
  return id;
}

/** Inserts three weeks of appointments and payments around today, so that the front desk pages show data. */
async function enterDesk(database: Database, now: Date, staffId: string): Promise<void> {
  const sample = sampleAppointments(await listDoctorHours(database), now, staffId);
  const money = samplePayments(sample.appointments, staffId);
  const words = sample.appointments.flatMap(({ id, phone, patientName, bookerName }) =>
    indexTerms(phone, patientName, bookerName).map((word) => ({ word, appointmentId: id })),
  );
  await database.batch([
    insertAll(database, appointments, sample.appointments),
    insertAll(database, appointmentChanges, sample.changes),
    insertAll(database, appointmentWords, words),
    insertAll(database, bills, money.bills),
    insertAll(database, billLines, money.lines),
    insertAll(database, payments, money.payments),
    insertAll(database, paymentAllocations, money.allocations),
    insertAll(database, refunds, money.refunds),
    insertAll(database, saidPayments, sampleSaidPayments(sample.appointments, now)),
    insertAll(database, callbacks, sampleCallbacks(now)),
  ]);
}

async function formOf({ fields, hospitalSlots, videoSlots, portrait }: SampleDoctor): Promise<Request> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('hospitalSlots', JSON.stringify(hospitalSlots));
  form.set('videoSlots', JSON.stringify(videoSlots));
  if (portrait) {
    const bytes = await readFile(join(import.meta.dirname, 'demonstration', `${portrait}.webp`));
    form.set('image', new File([new Uint8Array(bytes)], `${portrait}.webp`, { type: 'image/webp' }));
  }
  return new Request('http://localhost/', { method: 'POST', body: form });
}

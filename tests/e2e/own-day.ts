import { eq } from 'drizzle-orm';
import { appointments } from '#app/all-tables.server.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, today } from '#tests/support/desk.ts';
import type { Site } from '#tests/support/site.ts';

/** A doctor with an account, a person who has arrived today, and a visit by video tomorrow. */
export async function addOwnDay(site: Site) {
  const doctor = await addDeskDoctor(site, 'Dr. Own Day');
  const arrived = await bookAtDesk(site, doctor, {
    patientName: 'Waits Today',
    phone: newPhone(),
    note: 'I sleep badly since May.',
  });
  // Written to the row, because a visitor may book a slot of today only at some hours of the day.
  await openDatabase(site.binding)
    .update(appointments)
    .set({ day: today(), status: 'confirmed', arrivedAt: new Date() })
    .where(eq(appointments.id, arrived.id));
  await bookAtDesk(site, doctor, { patientName: 'Comes Tomorrow', minute: 660, visit: 'video' });
  return { doctor, staff: await site.signIn('doctor', doctor.id) };
}

export const ownDayPath = '/dashboard/MyDay';

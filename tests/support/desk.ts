import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { addDoctorWithHours, asVisitor, bookingInput } from './appointments.ts';
import { commandFor } from './command.ts';
import type { SignedIn, Site } from './site.ts';

/** Today in India by the machine's clock, which the built site uses too. */
export const today = () => dayInIndia(new Date());
export const tomorrow = () => addDays(today(), 1);

/** A command over the stores of a running site. */
export const deskCommand = ({ binding, pictures }: Site) =>
  commandFor({ database: openDatabase(binding), pictures }, { now: new Date() });

/** Adds a doctor to a running site who works every day, in every slot. */
export const addDeskDoctor = (site: Site, name = 'Dr. Desk') =>
  addDoctorWithHours(deskCommand(site), { name });

/** Books as a visitor on a running site, by default tomorrow at 10:00. */
export async function bookAtDesk(
  site: Site,
  doctor: Awaited<ReturnType<typeof addDeskDoctor>>,
  input: Parameters<typeof bookingInput>[0] = {},
): Promise<Appointment> {
  const booking = bookingInput({ doctorId: doctor.id, day: tomorrow(), ...input });
  return bookAppointment(asVisitor(deskCommand(site)), doctor, booking);
}

/** Makes a session of an account eleven minutes old, so that a sensitive act asks for the password. */
export async function ageSession({ binding }: Site, { id }: SignedIn): Promise<void> {
  const age = 'update sessions set created_at = created_at - 660000 where user_id = ?';
  await binding.prepare(age).bind(id).run();
}

/** Submits a form of the staff area as its own page does. */
export const sendForm = (site: Site, staff: SignedIn, path: string, fields: Record<string, string>) =>
  site.fetch(path, {
    method: 'POST',
    as: staff,
    sameOrigin: true,
    body: new URLSearchParams(fields),
  });

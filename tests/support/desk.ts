import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { addDoctorWithHours, asVisitor, bookingInput } from './appointments.ts';
import { commandOver } from './command.ts';
import type { SignedIn, Site } from './site.ts';

/** Of the machine's clock, which the built site goes by. */
export const today = () => dayInIndia(new Date());
export const tomorrow = () => addDays(today(), 1);

/** What the stores of a running site are asked with. */
export const deskCommand = ({ binding, pictures }: Site) =>
  commandOver({ database: openDatabase(binding), pictures }, { now: new Date() });

/** A doctor of a running site who sees people on every day, in every slot. */
export const addDeskDoctor = (site: Site, name = 'Dr. Desk') =>
  addDoctorWithHours(deskCommand(site), { name });

/** What a visitor booked on a running site, tomorrow at 10:00 unless it says otherwise. */
export async function bookAtDesk(
  site: Site,
  doctor: Awaited<ReturnType<typeof addDeskDoctor>>,
  input: Parameters<typeof bookingInput>[0] = {},
): Promise<Appointment> {
  const booking = bookingInput({ doctorId: doctor.id, day: tomorrow(), ...input });
  return bookAppointment(asVisitor(deskCommand(site)), doctor, booking);
}

/** Sends a form of the staff area as the page's own does. */
export const sendForm = (site: Site, staff: SignedIn, path: string, fields: Record<string, string>) =>
  site.fetch(path, {
    method: 'POST',
    as: staff,
    sameOrigin: true,
    body: new URLSearchParams(fields),
  });

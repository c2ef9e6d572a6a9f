import type { BookingInput } from '#app/appointments/appointment.input.server.ts';
import { createDoctor } from '#app/doctors/doctor.commands.server.ts';
import { findDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { fromRupees } from '#app/money/money.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { weekdays } from '#app/time/calendar.ts';
import { slots } from '#app/time/slots.ts';
import { newAddress } from './command.ts';
import { doctorInput } from './doctor-input.ts';

/** Hours of a doctor who works every day, in every slot, at the hospital and by video. */
export const hoursOf = (overrides: Partial<DoctorHours> = {}): DoctorHours => ({
  id: 'doctor-1',
  slug: 'dr-hours',
  name: 'Dr. Hours',
  feePaise: fromRupees(800),
  availability: 'available',
  isActive: true,
  hospitalSlots: slots,
  videoSlots: slots,
  workingDays: weekdays,
  weekdayHours: {},
  registrationCouncil: 'A council',
  registrationNumber: '1',
  leave: [],
  version: 1,
  ...overrides,
});

/** Adds such a doctor to a store. */
export async function addDoctorWithHours(
  command: Command,
  overrides: Parameters<typeof doctorInput>[0] = {},
): Promise<DoctorHours> {
  const { id } = await createDoctor(
    command,
    doctorInput({
      hospitalSlots: [...slots],
      videoSlots: [...slots],
      workingDays: [...weekdays],
      registrationCouncil: 'A council',
      registrationNumber: '1',
      ...overrides,
    }),
    null,
  );
  const hours = await findDoctorHours(command.database, id);
  if (!hours) throw new Error('The new doctor was not found.');
  return hours;
}

let phones = 0;

/** Returns a phone number that no earlier call returned. */
export function newPhone(): string {
  phones += 1;
  return `9${String(phones).padStart(9, '0')}`;
}

/** Input of the booking command, with a phone number of its own. */
export const bookingInput = (overrides: Partial<BookingInput> = {}): BookingInput => ({
  doctorId: 'doctor-1',
  visit: 'hospital',
  day: '2026-11-24',
  minute: 600,
  patientName: 'Asha Rani',
  phone: newPhone(),
  safeToCall: true,
  consent: true,
  ...overrides,
});

/** The same command with a visitor as actor, from an address of its own. */
export const asVisitor = (command: Command): Command => ({
  ...command,
  actor: { kind: 'visitor', address: newAddress() },
});

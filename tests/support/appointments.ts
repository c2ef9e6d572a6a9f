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

/** A doctor who sees people on every day, in every slot, here and by video. */
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
  registrationCouncil: 'A council',
  registrationNumber: '1',
  leave: [],
  ...overrides,
});

/** The same, entered into a store. */
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
  if (!hours) throw new Error('The doctor was not entered.');
  return hours;
}

let phones = 0;

/** A phone that no other call got. */
export function newPhone(): string {
  phones += 1;
  return `9${String(phones).padStart(9, '0')}`;
}

/** What a booking's command takes, with a phone of its own. */
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

/** The same command, given by a visitor from an address of their own. */
export const asVisitor = (command: Command): Command => ({
  ...command,
  actor: { kind: 'visitor', address: newAddress() },
});

import type { DoctorInput } from '#app/doctors/doctor.input.server.ts';
import { fromRupees } from '#app/money/money.ts';

/** Input of the doctor commands, with a test's overrides. */
export const doctorInput = (overrides: Partial<DoctorInput> = {}): DoctorInput => ({
  name: 'Dr. Store',
  specialization: 'Psychiatry',
  hospital: 'Sector 15',
  about: 'About',
  qualification: 'MD',
  awards: 'None',
  experience: '7',
  feePaise: fromRupees(700),
  phone: '1720000000',
  email: 'store@clinic.example',
  ekalink: null,
  hospitalSlots: [540],
  videoSlots: [],
  ...overrides,
});

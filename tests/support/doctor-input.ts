import type { DoctorInput } from '#app/doctors/doctor.input.server.ts';
import { fromRupees } from '#app/money/money.ts';

/** What a doctor's command takes, with whatever a test wants otherwise. */
export const doctorInput = (overrides: Partial<DoctorInput> = {}): DoctorInput => ({
  name: 'Dr. Store',
  specialization: 'Psychiatry',
  hospital: 'Sector 15',
  about: 'About',
  qualification: 'MD',
  awards: 'None',
  experience: '7',
  feePaise: fromRupees(700),
  phone: '0172000000',
  email: 'store@clinic.example',
  ekalink: null,
  hospitalSlots: [540],
  videoSlots: [],
  ...overrides,
});

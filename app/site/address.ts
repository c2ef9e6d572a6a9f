import type { HospitalFacts } from './fact-shapes.ts';

/** Where the hospital is, in one line, such as 'Sector 15, Panchkula, Haryana 134113'. */
export function addressLine({ hospital }: Pick<HospitalFacts, 'hospital'>): string {
  const { street, city, state, postalCode } = hospital.address;
  return `${street}, ${city}, ${state} ${postalCode}`;
}

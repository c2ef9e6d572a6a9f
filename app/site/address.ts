import { hospital } from './facts.ts';

/** Where the hospital is, in one line, such as 'Sector 15, Panchkula, Haryana 134113'. */
export function addressLine(): string {
  const { street, city, state, postalCode } = hospital.address;
  return `${street}, ${city}, ${state} ${postalCode}`;
}

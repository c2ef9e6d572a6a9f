import { hospital } from './facts.ts';

const { street, city, state, postalCode } = hospital.address;

/** Where the hospital is, in one line, such as 'Sector 15, Panchkula, Haryana 134113'. */
export const addressLine = `${street}, ${city}, ${state} ${postalCode}`;

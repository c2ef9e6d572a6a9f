/**
 * Staff accounts of the demonstration. Their rows are marked, and a marked account can sign in only while
 * DEMONSTRATION is on. Only the local tools switch it on.
 */
export const demonstrationOwner = {
  email: 'staff@example.com',
  password: 'panchkula-demo',
  name: 'Demonstration Staff',
  role: 'admin',
} as const;

/** Bound to the first doctor of the sample data. */
export const demonstrationDoctor = {
  email: 'doctor@example.com',
  password: 'panchkula-doctor',
  name: 'Demonstration Doctor',
  role: 'doctor',
} as const;

export const demonstrationFrontDesk = {
  email: 'desk@example.com',
  password: 'panchkula-desk',
  name: 'Demonstration Desk',
  role: 'front-desk',
} as const;

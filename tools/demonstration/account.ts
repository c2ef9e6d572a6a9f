/**
 * The staff accounts of the demonstration. They are marked as such in their rows, and such a row signs in only where
 * DEMONSTRATION is on: nowhere but under the local tools.
 */
export const demonstrationAccount = {
  email: 'staff@example.com',
  password: 'panchkula-demo',
  name: 'Demonstration Staff',
  role: 'admin',
} as const;

export const demonstrationDesk = {
  email: 'desk@example.com',
  password: 'panchkula-desk',
  name: 'Demonstration Desk',
  role: 'front-desk',
} as const;

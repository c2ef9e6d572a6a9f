/**
 * The staff account of the demonstration. It is marked as such in its row, and such a row signs in only where
 * DEMONSTRATION is on: nowhere but under the local tools.
 */
export const demonstrationAccount = {
  email: 'staff@example.com',
  password: 'panchkula-demo',
  name: 'Demonstration Staff',
} as const;

import { createContext, useContext } from 'react';
import type { Role } from '#app/accounts/staff/account.values.ts';
import type { Permission } from '#app/accounts/staff/permissions.ts';

/** Signed-in staff member, as far as pages of the staff area know them. */
export interface FramedStaff {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly permissions: readonly Permission[];
}

/** Given by the frame of the staff area. `null` on an error page of somebody who is not known. */
export const SignedInStaff = createContext<FramedStaff | null>(null);

/**
 * Tells whether the signed-in staff member may do something, so that pages offer only what is allowed. The guard enforces it
 * on the server.
 */
export function useMay(): (permission: Permission) => boolean {
  const staff = useContext(SignedInStaff);
  return (permission) => staff?.permissions.includes(permission) ?? false;
}

import { createContext, useContext } from 'react';
import type { StaffMember } from '#app/accounts/staff/account.values.ts';
import type { Permission } from '#app/accounts/staff/permissions.ts';

/** Data of the signed-in staff member that the browser gets. */
export interface StaffIdentity extends Pick<StaffMember, 'id' | 'name' | 'email' | 'role' | 'doctorId'> {
  readonly permissions: readonly Permission[];
}

/** Provided by the frame of the staff area. `null` on an error page without a known person. */
export const StaffContext = createContext<StaffIdentity | null>(null);

/**
 * Returns whether the signed-in person has a permission, so that pages offer only allowed actions. The guard
 * enforces permissions on the server.
 */
export function usePermission(): (permission: Permission) => boolean {
  const staff = useContext(StaffContext);
  return (permission) => staff?.permissions.includes(permission) ?? false;
}

import { useRouteLoaderData } from 'react-router';
import type { Role } from '#app/accounts/account.values.ts';
import type { Permission } from '#app/accounts/permissions.ts';

/** Who is signed in, as far as a page of theirs is told. */
export interface FramedStaff {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly permissions: readonly Permission[];
}

/** Asks whether whoever is signed in may do something: what they may not is not offered. The guard is what forbids it. */
export function useMay(): (permission: Permission) => boolean {
  const layout = useRouteLoaderData<{ readonly staff: FramedStaff }>('routes/staff/dashboard');
  return (permission) => layout?.staff.permissions.includes(permission) ?? false;
}

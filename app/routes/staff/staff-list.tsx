import { Outlet } from 'react-router';
import { StaffTable } from '#app/accounts/parts/staff-table.tsx';
import { listStaff } from '#app/accounts/staff.queries.server.ts';
import { listedAccount, staffPath } from '#app/accounts/staff.view.ts';
import { currentStaff } from '#app/dashboard/guard.server.ts';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import { requestContext } from '#app/server/context.server.ts';
import { RouteButtonLink } from '#app/ui/button/route-button-link.tsx';
import { Plus } from '#app/ui/icon/icons.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/staff-list';

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = currentStaff(context);
  const { database, now } = requestContext(context);
  return { accounts: (await listStaff(database)).map((account) => listedAccount(account, id, now)) };
}

export function meta() {
  return staffMeta('Staff');
}

export default function StaffList({ loaderData }: Route.ComponentProps) {
  return (
    <Stack gap="5">
      <Cluster align="between" gap="4">
        <div>
          <h1>Staff</h1>
          <p>Who can sign in here, and as what.</p>
        </div>
        <RouteButtonLink to={`${staffPath}/new`} preventScrollReset>
          <Plus size={20} aria-hidden />
          Invite
        </RouteButtonLink>
      </Cluster>
      <StaffTable accounts={loaderData.accounts} path={staffPath} />
      <Outlet />
    </Stack>
  );
}

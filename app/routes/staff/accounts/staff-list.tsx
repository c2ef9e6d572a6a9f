import { Outlet } from 'react-router';
import { OwnersTwoStepPolicy } from '#app/accounts/parts/owners-two-step-policy.tsx';
import { StaffTable } from '#app/accounts/parts/staff-table.tsx';
import { confirmFreshSignIn, needsPassword } from '#app/accounts/password/fresh-sign-in.server.ts';
import {
  readOwnersNeedTwoStepSince,
  requireTwoStepOfOwners,
} from '#app/accounts/staff/account-policy.server.ts';
import { listStaff } from '#app/accounts/staff/staff.queries.server.ts';
import { staffPath, toListedAccount } from '#app/accounts/staff/staff.view.ts';
import { listDoctorNames } from '#app/doctors/doctor.queries.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Plus } from '#app/ui/icon/icons.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/staff-list';

const failure = 'Failed to change what owners need';
const neither = 'Say whether owners need two-step sign-in: on or off.';

export const loader = staffLoader(async ({ staff, here: { database, now } }) => {
  const [accounts, since, doctors] = await Promise.all([
    listStaff(database),
    readOwnersNeedTwoStepSince(database),
    listDoctorNames(database),
  ]);
  return {
    accounts: accounts.map((account) => toListedAccount(account, staff.id, now, doctors)),
    ownersNeedCodes: since !== null,
    needsPassword: needsPassword(staff, now),
  };
});

export const action = formAction({
  failure,
  run: async ({ staff, command, here, fields }) => {
    const asked = fields.get('ownersNeedCodes');
    // Any value other than `on` or `off` is refused, so that a malformed request cannot disable two-step
    // sign-in.
    if (asked !== 'on' && asked !== 'off') throw staffProblem(400, neither);
    const isOn = asked === 'on';
    await confirmFreshSignIn(command, here, staff, fields.get('currentPassword'));
    await requireTwoStepOfOwners(command, staff.id, isOn);
    return toastRedirect(staffPath, isOn ? 'codesRequired' : 'codesNotRequired');
  },
});

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Staff');

export default function StaffList({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Stack gap="6">
      <Cluster align="between" gap="4">
        <div>
          <h1>Staff</h1>
          <p>Who can sign in here, and as what.</p>
        </div>
        <RouterButtonLink to={`${staffPath}/new`} preventScrollReset>
          <Plus size={20} aria-hidden />
          Invite
        </RouterButtonLink>
      </Cluster>
      <StaffTable accounts={loaderData.accounts} path={staffPath} />
      <OwnersTwoStepPolicy
        isRequired={loaderData.ownersNeedCodes}
        error={actionData?.message}
        password={{ needsPassword: loaderData.needsPassword, error: actionData?.errors.currentPassword }}
      />
      <Outlet />
    </Stack>
  );
}

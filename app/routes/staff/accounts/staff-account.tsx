import { AccountActions } from '#app/accounts/parts/account-actions.tsx';
import { OneTimeLink } from '#app/accounts/parts/one-time-link.tsx';
import { confirmFreshSignIn, needsPassword } from '#app/accounts/password/fresh-sign-in.server.ts';
import {
  changeRole,
  disableAccount,
  enableAccount,
  endSessionsOf,
  resetPassword,
} from '#app/accounts/staff/account.commands.server.ts';
import { parseRole } from '#app/accounts/staff/account.input.server.ts';
import { mailAccountLink } from '#app/accounts/staff/account-mail.server.ts';
import { renewInvitation, withdrawInvitation } from '#app/accounts/staff/invitation.commands.server.ts';
import { findStaffAccount } from '#app/accounts/staff/staff.queries.server.ts';
import { staffPath, toListedAccount } from '#app/accounts/staff/staff.view.ts';
import { listDoctorNames } from '#app/doctors/doctor.queries.server.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage, staffNotFound } from '#app/platform/http/staff-message.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { currentStaff, staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { refuseForm } from '#app/staff-area/frame/refuse-form.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { callServerAction } from '#app/staff-area/front-desk/call-server-action.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import type { Route } from './+types/staff-account';

const failure = 'Failed to change the account';

export async function loader({ context, params }: Route.LoaderArgs) {
  const staff = currentStaff(context);
  const { database, now, mailer } = requestContext(context);
  const [account, doctors] = await Promise.all([
    findStaffAccount(database, params.accountId),
    listDoctorNames(database),
  ]);
  if (!account) return staffNotFound('This account is not there.');
  return {
    ...toListedAccount(account, staff.id, now, doctors),
    kind: account.state,
    doctors: [...doctors],
    sendsMail: mailer !== null,
    needsPassword: needsPassword(staff, now),
  };
}

/** Acts that take access away from devices and links, possible at once because one may be in wrong hands. */
const withoutPassword: readonly string[] = ['end-sessions', 'withdraw'];

export async function action({ request, context, params: { accountId } }: Route.ActionArgs) {
  const command = staffCommand(context);
  const here = requestContext(context);
  let values: { role: string; doctorId: string; intent: string } | null = null;
  try {
    const form = await readForm(request);
    const intent = form.get('intent') ?? '';
    values = { role: form.get('role') ?? '', doctorId: form.get('doctorId') ?? '', intent };
    const account = await findStaffAccount(command.database, accountId);
    if (!account) throw new ProblemError(404, { message: staffMessage('This account is not there.') });
    if (!withoutPassword.includes(intent)) {
      await confirmFreshSignIn(command, here, currentStaff(context), form.get('currentPassword'));
    }
    switch (intent) {
      case 'change-role':
        await changeRole(command, here, accountId, parseRole(form, await listDoctorNames(command.database)));
        return toastRedirect(staffPath, 'roleChanged');
      case 'end-sessions':
        await endSessionsOf(command, accountId);
        return toastRedirect(staffPath, 'accountSignedOut');
      case 'disable':
        await disableAccount(command, here, accountId);
        return toastRedirect(staffPath, 'accountDisabled');
      case 'enable':
        await enableAccount(command, accountId);
        return toastRedirect(staffPath, 'accountEnabled');
      case 'withdraw':
        await withdrawInvitation(command, accountId);
        return toastRedirect(staffPath, 'invitationWithdrawn');
      case 'reset':
        return {
          made: await mailAccountLink(
            here,
            'reset',
            await resetPassword(command, here, accountId),
            account.email,
          ),
        };
      case 'renew':
        return {
          made: await mailAccountLink(
            here,
            'invitation',
            await renewInvitation(command, accountId),
            account.email,
          ),
        };
      default:
        throw new ProblemError(400, { message: staffMessage('The request could not be read.') });
    }
  } catch (error) {
    return refuseForm(error, failure, command.requestId, values);
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServerAction(serverAction, failure);
}

export const meta = staffMeta('Staff account');

export default function StaffAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, role, doctorId, doctors, kind, isOwn, state, signedIn, sendsMail, needsPassword } =
    loaderData;
  const hydrated = useHydrated();
  const refused = actionData && 'errors' in actionData ? actionData : undefined;
  const refusal = refused?.message;
  return (
    <RouteDialog
      title={name}
      description={`${email}. ${state ?? `Last signed in: ${signedIn}`}.`}
      listPath={staffPath}
    >
      <Stack gap="5">
        {refusal &&
          (hydrated ? (
            <ActionError>{refusal}</ActionError>
          ) : (
            <InlineAlert tone="danger">{refusal}</InlineAlert>
          ))}
        {actionData && 'made' in actionData && <OneTimeLink link={actionData.made} />}
        {isOwn ? (
          <p>This is your own account: another owner can change it.</p>
        ) : (
          <AccountActions
            state={kind}
            sendsMail={sendsMail}
            password={{
              needsPassword,
              error: refused?.errors.currentPassword,
              refusedIntent: refused?.values?.intent,
            }}
            role={{
              doctors,
              role: refused?.values?.role || role,
              doctorId: refused?.values?.doctorId || doctorId,
              errors: refused?.errors,
            }}
          />
        )}
      </Stack>
    </RouteDialog>
  );
}

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
import { roleFields } from '#app/accounts/staff/account-fields.ts';
import { mailAccountLink } from '#app/accounts/staff/account-mail.server.ts';
import { renewInvitation, withdrawInvitation } from '#app/accounts/staff/invitation.commands.server.ts';
import { findStaffAccount } from '#app/accounts/staff/staff.queries.server.ts';
import { type StaffAccount, staffPath, toListedAccount } from '#app/accounts/staff/staff.view.ts';
import { listDoctorNames } from '#app/doctors/doctor.queries.server.ts';
import { staffNotFound, staffProblem } from '#app/platform/http/staff-message.server.ts';
import { formAction, type SubmittedForm } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import type { RouteArguments } from '#app/staff-area/frame/staff-call.server.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { type FieldTexts, readTexts } from '#app/ui/form/declared-field.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { FormError } from '#app/ui/toast/action-error.tsx';
import type { Route } from './+types/staff-account';

const failure = 'Failed to change the account';

export const loader = staffLoader(
  async ({ staff, here: { database, now, mailer } }, { params }: Route.LoaderArgs) => {
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
  },
);

/** The role is empty in forms that do not change it. */
type Submitted = SubmittedForm<FieldTexts<keyof typeof roleFields>>;

/** A submitted form, with the account that it changes. */
interface AccountForm extends Submitted {
  readonly account: StaffAccount;
}

type Change<Answer> = (form: AccountForm) => Promise<Answer>;

/** Finds the account before a change. */
const onAccount =
  <Answer,>(change: Change<Answer>) =>
  async (form: Submitted, { params }: Pick<RouteArguments, 'params'>): Promise<Answer> => {
    const account = await findStaffAccount(form.command.database, params.accountId ?? '');
    if (!account) throw staffProblem(404, 'This account is not there.');
    return change({ ...form, account });
  };

/**
 * Asks for the password again before a change. Changes that take access away from devices and links do without it,
 * because one of them may be in wrong hands.
 */
const withPassword = <Answer,>(change: Change<Answer>) =>
  onAccount(async (form) => {
    await confirmFreshSignIn(form.command, form.here, form.staff, form.fields.get('currentPassword'));
    return change(form);
  });

export const action = formAction({
  failure,
  read: (fields) => ({ ...readTexts(roleFields, fields), intent: fields.get('intent') ?? '' }),
  intents: {
    'change-role': withPassword(async ({ command, here, values, account }) => {
      const role = parseRole(values, await listDoctorNames(command.database));
      await changeRole(command, here, account.id, role);
      return toastRedirect(staffPath, 'roleChanged');
    }),
    'end-sessions': onAccount(async ({ command, account }) => {
      await endSessionsOf(command, account.id);
      return toastRedirect(staffPath, 'accountSignedOut');
    }),
    disable: withPassword(async ({ command, here, account }) => {
      await disableAccount(command, here, account.id);
      return toastRedirect(staffPath, 'accountDisabled');
    }),
    enable: withPassword(async ({ command, account }) => {
      await enableAccount(command, account.id);
      return toastRedirect(staffPath, 'accountEnabled');
    }),
    withdraw: onAccount(async ({ command, account }) => {
      await withdrawInvitation(command, account.id);
      return toastRedirect(staffPath, 'invitationWithdrawn');
    }),
    reset: withPassword(async ({ command, here, account }) => {
      const link = await resetPassword(command, here, account.id);
      return { made: await mailAccountLink(here, 'reset', link, account.email) };
    }),
    renew: withPassword(async ({ command, here, account }) => {
      const link = await renewInvitation(command, account.id);
      return { made: await mailAccountLink(here, 'invitation', link, account.email) };
    }),
  },
});

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Staff account');

export default function StaffAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, role, doctorId, doctors, kind, isOwn, state, signedIn, sendsMail, needsPassword } =
    loaderData;
  const refused = actionData && 'errors' in actionData ? actionData : undefined;
  return (
    <RouteDialog
      title={name}
      description={`${email}. ${state ?? `Last signed in: ${signedIn}`}.`}
      listPath={staffPath}
    >
      <Stack gap="5">
        {refused && <FormError>{refused.message}</FormError>}
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

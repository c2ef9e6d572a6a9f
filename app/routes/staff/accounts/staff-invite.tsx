import { Form } from 'react-router';
import { OneTimeLink } from '#app/accounts/parts/one-time-link.tsx';
import { FreshSignInField } from '#app/accounts/parts/password-fields.tsx';
import { RoleFields } from '#app/accounts/parts/role-field.tsx';
import { confirmFreshSignIn, needsPassword } from '#app/accounts/password/fresh-sign-in.server.ts';
import { parseInvitation } from '#app/accounts/staff/account.input.server.ts';
import { invitationFields } from '#app/accounts/staff/account-fields.ts';
import { mailAccountLink } from '#app/accounts/staff/account-mail.server.ts';
import { inviteStaff } from '#app/accounts/staff/invitation.commands.server.ts';
import { staffPath } from '#app/accounts/staff/staff.view.ts';
import { listDoctorNames } from '#app/doctors/doctor.queries.server.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { DeclaredControl } from '#app/ui/form/declared-control.tsx';
import { readTexts } from '#app/ui/form/declared-field.ts';
import { FormButtons } from '#app/ui/form/form-layout.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/staff-invite';

const failure = 'Failed to invite';
const { email } = invitationFields;

export const loader = staffLoader(async ({ staff, here: { database, mailer, now } }) => ({
  doctors: [...(await listDoctorNames(database))],
  sendsMail: mailer !== null,
  needsPassword: needsPassword(staff, now),
}));

export const action = formAction({
  failure,
  read: (fields) => readTexts(invitationFields, fields),
  run: async ({ staff, command, here, fields, values }) => {
    const invitation = parseInvitation(values, await listDoctorNames(command.database));
    await confirmFreshSignIn(command, here, staff, fields.get('currentPassword'));
    const made = await inviteStaff(command, invitation);
    return { made: await mailAccountLink(here, 'invitation', made, invitation.email) };
  },
});

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Invite');

export default function StaffInvite({ loaderData, actionData }: Route.ComponentProps) {
  const made = actionData && 'made' in actionData ? actionData.made : undefined;
  const refused = actionData && 'errors' in actionData ? actionData : undefined;
  if (made) {
    return (
      <RouteDialog title="Invited" listPath={staffPath}>
        <Stack gap="4">
          <OneTimeLink link={made} />
          <div>
            <RouterButtonLink to={staffPath}>Done</RouterButtonLink>
          </div>
        </Stack>
      </RouteDialog>
    );
  }
  return (
    <RouteDialog
      title="Invite"
      description={`${
        loaderData.sendsMail
          ? 'The person gets a link by mail, and you see it too.'
          : 'You get a link to hand on.'
      } With it the person enters a name and a password, and can then sign in.`}
      listPath={staffPath}
    >
      <Form method="post" noValidate preventScrollReset>
        <Stack gap="4">
          <RefusalSummary refused={refused} />
          <DeclaredControl
            field={email}
            maxLength={email.max}
            text={refused?.values?.email}
            error={refused?.errors.email}
          />
          <RoleFields
            doctors={loaderData.doctors}
            role={refused?.values?.role ?? 'front-desk'}
            doctorId={refused?.values?.doctorId ?? null}
            errors={refused?.errors}
          />
          <FreshSignInField
            id="currentPassword"
            needsPassword={loaderData.needsPassword}
            error={refused?.errors.currentPassword}
          />
          <FormButtons submit="Make the link" cancelTo={staffPath} failure={refused?.message} />
        </Stack>
      </Form>
    </RouteDialog>
  );
}

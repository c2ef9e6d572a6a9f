import { href } from 'react-router';
import { DailySummary, summaryIntents } from '#app/accounts/parts/daily-summary.tsx';
import { OwnPasswordForm } from '#app/accounts/parts/own-password-form.tsx';
import { changeOwnPassword } from '#app/accounts/password/own-password.server.ts';
import { parseNewPassword } from '#app/accounts/staff/account.input.server.ts';
import {
  endDailySummary,
  hasDailySummary,
  startDailySummary,
} from '#app/accounts/staff/daily-summary.server.ts';
import { may } from '#app/accounts/staff/permissions.ts';
import { hasTwoStep } from '#app/accounts/two-step/two-step.server.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction, intentOf } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/own-account';

const accountPath = href('/dashboard/Account');
const failure = 'Failed to change your account';
const passwordFailure = 'Failed to change the password';

export const loader = staffLoader(async ({ staff: { id, email, role }, here: { database, mailer } }) => {
  const [hasCodes, isSummaryOn] = await Promise.all([
    hasTwoStep(database, id),
    hasDailySummary(database, id),
  ]);
  return {
    email,
    hasCodes,
    summary: may(role, 'getDailySummary') ? { isOn: isSummaryOn, email, sendsMail: mailer !== null } : null,
  };
});

const isOfSummary = (intent: unknown) => Object.values<unknown>(summaryIntents).includes(intent);

export const action = formAction({
  failure: (_, fields) => (isOfSummary(fields.get('intent')) ? failure : passwordFailure),
  intents: {
    [summaryIntents.start]: async ({ command, staff }) => {
      await startDailySummary(command, staff);
      return toastRedirect(accountPath, 'summaryOn');
    },
    [summaryIntents.end]: async ({ command, staff }) => {
      await endDailySummary(command, staff.id);
      return toastRedirect(accountPath, 'summaryOff');
    },
  },
  run: async ({ command, here, staff, fields }) => {
    const next = await parseNewPassword(fields, staff, command.facts);
    await changeOwnPassword(command, here, staff, { current: fields.get('currentPassword'), next });
    return toastRedirect(accountPath, 'passwordChanged');
  },
  refusedWith: ({ fields }) => intentOf(fields),
});

export const clientAction = formClientAction(failure, { sent: intentOf });

export const meta = staffMeta('Your account');

export default function OwnAccount({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Stack gap="6">
      <div>
        <h1>Your account</h1>
        <p>{`You sign in with ${loaderData.email}.`}</p>
      </div>
      <Stack as="section" gap="3" aria-labelledby="password">
        <h2 id="password">Password</h2>
        <p>Your other devices are signed out when it changes.</p>
        <OwnPasswordForm refused={actionData} />
      </Stack>
      <Stack as="section" gap="3" aria-labelledby="two-step">
        <h2 id="two-step">Two-step sign-in</h2>
        <p>
          {loaderData.hasCodes
            ? 'On: a code of your phone is asked for after the password.'
            : 'Off: the password alone signs you in.'}
        </p>
        <div>
          <RouterButtonLink to={href('/dashboard/Account/TwoStep')} variant="secondary">
            {loaderData.hasCodes ? 'Change' : 'Set it up'}
          </RouterButtonLink>
        </div>
      </Stack>
      {loaderData.summary && (
        <DailySummary
          {...loaderData.summary}
          error={isOfSummary(actionData?.intent) ? actionData?.message : undefined}
        />
      )}
    </Stack>
  );
}

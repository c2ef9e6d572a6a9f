import { href, redirect } from 'react-router';
import { PasswordIntentForm, RecoveryCodes, TwoStepSetup } from '#app/accounts/parts/two-step-forms.tsx';
import { confirmPassword } from '#app/accounts/password/own-password.server.ts';
import {
  beginTwoStep,
  readOwnTwoStep,
  switchTwoStepOff,
} from '#app/accounts/two-step/own-two-step.server.ts';
import { confirmTwoStep, renewRecoveryCodes } from '#app/accounts/two-step/two-step.server.ts';
import { formAction, type SubmittedForm } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction, intentOf } from '#app/staff-area/frame/form-client-action.ts';
import { twoStepPath } from '#app/staff-area/frame/guard.server.ts';
import { PrintButton } from '#app/staff-area/frame/print-button.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/two-step';

const failure = 'Failed to change two-step sign-in';

export const loader = staffLoader(({ staff, command }) => readOwnTwoStep(command, staff));

const confirmed = ({ staff, command, here, fields }: SubmittedForm) =>
  confirmPassword(command, here, staff, fields.get('currentPassword'));

export const action = formAction({
  failure,
  intents: {
    begin: async (form) => {
      await beginTwoStep(form.command, form.staff, await confirmed(form));
      return redirect(twoStepPath, { status: 303 });
    },
    confirm: async ({ staff, command, fields }) => ({
      codes: await confirmTwoStep(command, staff.id, fields.get('code') ?? ''),
    }),
    renew: async (form) => ({
      codes: await renewRecoveryCodes(form.command, form.staff.id, await confirmed(form)),
    }),
    off: async (form) => {
      await switchTwoStepOff(form.command, form.staff, await confirmed(form));
      return toastRedirect(href('/dashboard/Account'), 'codesOff');
    },
  },
  refusedWith: ({ fields }) => intentOf(fields),
});

export const clientAction = formClientAction(failure, { sent: intentOf });

export const meta = staffMeta('Two-step sign-in');

export default function TwoStep({ loaderData, actionData }: Route.ComponentProps) {
  const { isOn, left, isRequired, setUp } = loaderData;
  const codes = actionData && 'codes' in actionData ? actionData.codes : undefined;
  const refused = actionData && 'intent' in actionData ? actionData : undefined;
  return (
    <Stack gap="6">
      <div>
        <h1>Two-step sign-in</h1>
        <p>
          {isOn
            ? 'On: after your password you are asked for a code of your phone.'
            : 'After your password you are asked for a code of your phone, so that a password that others know opens nothing.'}
        </p>
        {isRequired && <p>Every owner needs it.</p>}
      </div>
      {codes && (
        <Stack as="section" gap="3" aria-labelledby="codes">
          <h2 id="codes">Your recovery codes</h2>
          <RecoveryCodes codes={codes} />
          <Cluster>
            <PrintButton />
            <RouterButtonLink to={href('/dashboard')} variant="secondary">
              I have kept them
            </RouterButtonLink>
          </Cluster>
        </Stack>
      )}
      {!isOn && setUp && <TwoStepSetup {...setUp} refused={refused} />}
      {!isOn && !setUp && <PasswordIntentForm intent="begin" button="Set it up" refused={refused} />}
      {isOn && !codes && (
        <>
          <Stack as="section" gap="3" aria-labelledby="renew">
            <h2 id="renew">Recovery codes</h2>
            <p>{`${left} left. New ones take the place of those before.`}</p>
            <PasswordIntentForm
              intent="renew"
              button="Make new codes"
              variant="secondary"
              refused={refused}
            />
          </Stack>
          {!isRequired && (
            <Stack as="section" gap="3" aria-labelledby="off">
              <h2 id="off">Switch it off</h2>
              <PasswordIntentForm intent="off" button="Switch it off" variant="danger" refused={refused} />
            </Stack>
          )}
        </>
      )}
    </Stack>
  );
}

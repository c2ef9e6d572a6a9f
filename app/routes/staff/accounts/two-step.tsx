import { data, href, redirect } from 'react-router';
import {
  PasswordIntentForm,
  RecoveryCodes,
  type TwoStepIntent,
  TwoStepSetup,
} from '#app/accounts/parts/two-step-forms.tsx';
import { confirmPassword } from '#app/accounts/password/own-password.server.ts';
import {
  beginTwoStep,
  readOwnTwoStep,
  switchTwoStepOff,
} from '#app/accounts/two-step/own-two-step.server.ts';
import { confirmTwoStep, renewRecoveryCodes } from '#app/accounts/two-step/two-step.server.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { failureResponse, ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { currentStaff, staffCommand, twoStepPath } from '#app/staff-area/frame/guard.server.ts';
import { PrintButton } from '#app/staff-area/frame/print-button.tsx';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { callServerAction } from '#app/staff-area/front-desk/call-server-action.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/two-step';

const failure = 'Failed to change two-step sign-in';

export function loader({ context }: Route.LoaderArgs) {
  return readOwnTwoStep(staffCommand(context), currentStaff(context));
}

const intents: readonly string[] = ['begin', 'confirm', 'renew', 'off'] satisfies TwoStepIntent[];
const isIntent = (text: unknown): text is TwoStepIntent => typeof text === 'string' && intents.includes(text);

export async function action({ request, context }: Route.ActionArgs) {
  const command = staffCommand(context);
  const staff = currentStaff(context);
  let intent: TwoStepIntent = 'begin';
  try {
    const form = await readForm(request);
    const asked = form.get('intent');
    if (!isIntent(asked))
      throw new ProblemError(400, { message: staffMessage('The request could not be read.') });
    intent = asked;
    if (intent === 'confirm') {
      return { codes: await confirmTwoStep(command, staff.id, form.get('code') ?? '') };
    }
    const typed = form.get('currentPassword');
    const confirmed = await confirmPassword(command, requestContext(context), staff, typed);
    if (intent === 'renew') return { codes: await renewRecoveryCodes(command, staff.id, confirmed) };
    if (intent === 'off') {
      await switchTwoStepOff(command, staff, confirmed);
      return toastRedirect(href('/dashboard/Account'), 'codesOff');
    }
    await beginTwoStep(command, staff, confirmed);
    return redirect(twoStepPath, { status: 303 });
  } catch (error) {
    const { problem, status } = failureResponse(error, failure, command.requestId);
    const { message, errors = {} } = problem;
    return data({ intent, message, errors, values: null }, { status });
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = (await request.clone().formData()).get('intent');
  const intent = isIntent(sent) ? sent : 'begin';
  return callServerAction(serverAction, failure, undefined, { intent });
}

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

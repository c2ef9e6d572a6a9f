import { data } from 'react-router';
import { confirmFreshSignIn, needsPassword } from '#app/accounts/password/fresh-sign-in.server.ts';
import { parsePhone } from '#app/contact-details/phone.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { currentStaff, staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { refuseForm } from '#app/staff-area/frame/refuse-form.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { callServerAction } from '#app/staff-area/front-desk/call-server-action.ts';
import { parsePersonPhone } from '#app/staff-area/front-desk/person-phone.server.ts';
import { ErasedPart, FindForm, FoundParts } from '#app/staff-area/person-data/parts/person-data-page.tsx';
import { erasePerson, findPerson } from '#app/staff-area/person-data/person-data.server.ts';
import { eraseStep } from '#app/staff-area/person-data/person-records.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/person-data';

const failure = 'Failed to read or erase the data';

export function loader({ context }: Route.LoaderArgs) {
  return { needsPassword: needsPassword(currentStaff(context), requestContext(context).now) };
}

/** @throws ProblemError 400 unless the number was typed a second time */
function expectTypedAgain(phone: string, again: string): void {
  if (parsePhone(again) !== phone) {
    const problem = 'This is not the same number. Type the number again to erase its data.';
    throw new ProblemError(400, fieldProblem('again', staffMessage(problem)));
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const command = staffCommand(context);
  let values: { phone: string; again: string } | null = null;
  let phone: string | undefined;
  try {
    const fields = await readForm(request);
    values = { phone: fields.get('phone') ?? '', again: fields.get('again') ?? '' };
    phone = parsePersonPhone(fields);
    if (fields.get('intent') !== eraseStep) {
      return { message: '', errors: {}, values, found: await findPerson(command, phone) };
    }
    expectTypedAgain(phone, values.again);
    const typed = fields.get('currentPassword');
    await confirmFreshSignIn(command, requestContext(context), currentStaff(context), typed);
    const { records } = await erasePerson(command, phone);
    return { message: '', errors: {}, values: null, erased: records };
  } catch (error) {
    const refused = refuseForm(error, failure, command.requestId, values);
    const found = phone === undefined ? undefined : await findPerson(command, phone).catch(() => undefined);
    return data({ ...refused.data, found }, { status: refused.init?.status ?? 400 });
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServerAction(serverAction, failure);
}

export const meta = staffMeta('A Person’s Data');

export default function PersonData({ loaderData, actionData }: Route.ComponentProps) {
  const found = actionData && 'found' in actionData ? actionData.found : undefined;
  const erased = actionData && 'erased' in actionData ? actionData.erased : undefined;
  return (
    <Stack gap="6">
      <div>
        <h1>A person’s data</h1>
        <p>
          For whoever asks what is kept of them, or asks to be forgotten. First make sure that they are the
          person: call the number back. Each step is written to the audit log.
        </p>
      </div>
      {erased && <ErasedPart erased={erased} />}
      <FindForm key={erased?.phone} refused={found ? undefined : actionData} />
      {found && <FoundParts key={found.phone} found={found} refused={actionData} {...loaderData} />}
    </Stack>
  );
}

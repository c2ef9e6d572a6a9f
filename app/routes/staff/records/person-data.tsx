import { Form, href } from 'react-router';
import { phoneInputPattern } from '#app/contact-details/phone.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { currentStaff, staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { refuseForm } from '#app/staff-area/frame/refuse-form.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { callServerAction } from '#app/staff-area/front-desk/call-server-action.ts';
import { parsePersonPhone } from '#app/staff-area/front-desk/person-phone.server.ts';
import { erasePerson } from '#app/staff-area/person-data/person-data.server.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import type { Route } from './+types/person-data';

const failure = 'Failed to erase the data';

export function loader({ context }: Route.LoaderArgs) {
  currentStaff(context);
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const command = staffCommand(context);
  let values: { phone: string } | null = null;
  try {
    const fields = await readForm(request);
    values = { phone: fields.get('phone') ?? '' };
    await erasePerson(command, parsePersonPhone(fields));
    return toastRedirect(href('/dashboard/PersonData'), 'personErased');
  } catch (error) {
    return refuseForm(error, failure, command.requestId, values);
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServerAction(serverAction, failure);
}

export const meta = staffMeta('A Person’s Data');

const phoneField = {
  name: 'phone',
  label: 'Phone',
  type: 'tel',
  inputMode: 'tel',
  required: true,
  autoComplete: 'off',
} as const;

export default function PersonData({ actionData }: Route.ComponentProps) {
  const busy = useSubmitting();
  return (
    <Stack gap="6">
      <div>
        <h1>A person’s data</h1>
        <p>
          For whoever asks what is kept of them, or asks to be forgotten. First make sure that they are the
          person: call the number back. Both are written to the audit log.
        </p>
      </div>
      <Stack as="section" gap="3" aria-labelledby="export">
        <h2 id="export">Hand out what is kept</h2>
        {/* Validated by the browser, because the response is a file and cannot show messages. */}
        <form method="post" action="/dashboard/PersonData/file">
          <Stack gap="3">
            <TextField {...phoneField} id="export-phone" pattern={phoneInputPattern} hint="Ten digits." />
            <div>
              <Button type="submit" variant="secondary">
                Save as a file
              </Button>
            </div>
          </Stack>
        </form>
      </Stack>
      <Stack as="section" gap="3" aria-labelledby="erase">
        <h2 id="erase">Forget the person</h2>
        <p>
          What is older than a year goes at once, the rest when the law allows it. Receipts stay for their
          time. Not possible while an appointment or a call is to come.
        </p>
        <Form method="post" noValidate preventScrollReset>
          <Stack gap="3">
            <TextField
              {...phoneField}
              id="erase-phone"
              defaultValue={actionData?.values?.phone}
              error={actionData?.errors.phone}
            />
            <div>
              <Button type="submit" variant="danger" busy={busy}>
                Erase the data
              </Button>
            </div>
            {actionData && !actionData.errors.phone && <ActionError>{actionData.message}</ActionError>}
          </Stack>
        </Form>
      </Stack>
    </Stack>
  );
}

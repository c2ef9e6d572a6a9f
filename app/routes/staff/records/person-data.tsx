import { href } from 'react-router';
import { confirmFreshSignIn, needsPassword } from '#app/accounts/password/fresh-sign-in.server.ts';
import { parsePhone } from '#app/contact-details/phone.ts';
import { staffFieldProblem } from '#app/platform/http/staff-message.server.ts';
import { formAction, textsOf } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { hiddenInPrint } from '#app/staff-area/frame/print.css.ts';
import { PrintButton } from '#app/staff-area/frame/print-button.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { parsePersonPhone } from '#app/staff-area/front-desk/person-phone.server.ts';
import { ErasedPart, FindForm, FoundParts } from '#app/staff-area/person-data/parts/person-data-page.tsx';
import { PersonSheet } from '#app/staff-area/person-data/parts/person-sheet.tsx';
import { erasePerson, exportPerson, findPerson } from '#app/staff-area/person-data/person-data.server.ts';
import { eraseStep, printStep } from '#app/staff-area/person-data/person-records.ts';
import { personSheetOf } from '#app/staff-area/person-data/person-sheet.ts';
import { momentText } from '#app/time/moment-text.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/person-data';

const failure = 'Failed to read or erase the data';

export const loader = staffLoader(({ staff, here }) => ({ needsPassword: needsPassword(staff, here.now) }));

/** @throws ProblemError 400 unless the number was typed a second time */
function expectTypedAgain(phone: string, again: string): void {
  if (parsePhone(again) !== phone) {
    const problem = 'This is not the same number. Type the number again to erase its data.';
    throw staffFieldProblem(400, 'again', problem);
  }
}

export const action = formAction({
  failure,
  read: (fields) => textsOf(fields, 'phone', 'again'),
  intents: {
    [eraseStep]: async ({ staff, command, here, fields, values }) => {
      const phone = parsePersonPhone(fields);
      expectTypedAgain(phone, values.again);
      await confirmFreshSignIn(command, here, staff, fields.get('currentPassword'));
      const { records } = await erasePerson(command, phone);
      return { message: '', errors: {}, values: null, erased: records };
    },
    [printStep]: async ({ command, fields }) => {
      const sheet = personSheetOf(await exportPerson(command, parsePersonPhone(fields)));
      const madeAt = momentText(command.now);
      return {
        message: '',
        errors: {},
        values: null,
        printed: { sheet, madeAt, hospital: command.facts.hospital.name },
      };
    },
  },
  run: async ({ command, fields, values }) => {
    const found = await findPerson(command, parsePersonPhone(fields));
    return { message: '', errors: {}, values, found };
  },
  refusedWith: async ({ command, values }) => {
    const phone = parsePhone(values?.phone ?? '');
    const found = phone === undefined ? undefined : await findPerson(command, phone).catch(() => undefined);
    return { found };
  },
});

export const clientAction = formClientAction(failure);

export const meta = staffMeta('A Person’s Data');

export default function PersonData({ loaderData, actionData }: Route.ComponentProps) {
  const found = actionData && 'found' in actionData ? actionData.found : undefined;
  if (actionData && 'printed' in actionData && actionData.printed) {
    return (
      <Stack gap="5">
        <Cluster className={hiddenInPrint}>
          <PrintButton />
          {/* A document, because the page of the form is under the same address. */}
          <ButtonLink href={href('/dashboard/PersonData')} variant="secondary">
            Back to a person’s data
          </ButtonLink>
        </Cluster>
        <PersonSheet {...actionData.printed} />
      </Stack>
    );
  }
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

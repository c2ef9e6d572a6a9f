import type { ComponentProps, ReactNode } from 'react';
import { Form } from 'react-router';
import { FreshSignInField } from '#app/accounts/parts/password-fields.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { FormColumns } from '#app/ui/form/form-layout.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import { resultMark } from '#app/ui/toast/result-mark.ts';
import { history } from '../../frame/list-entry.css.ts';
import type { FoundPerson } from '../person-data.server.ts';
import {
  eraseStep,
  findStep,
  isEmpty,
  type PersonRecords,
  printStep,
  recordLabels,
} from '../person-records.ts';

type Refused = RefusedForm<{ readonly phone: string; readonly again: string }> | undefined;

interface NumberFormProps {
  readonly refused: Refused;
  readonly field: { readonly name: 'phone' | 'again'; readonly label: string; readonly hint: string };
  readonly step: Pick<ComponentProps<typeof Button>, 'value' | 'variant' | 'children'>;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** Form with a phone number. A POST, so that the number is in no address. */
function NumberForm({ refused, field, step, children }: NumberFormProps) {
  const busy = useSubmitting();
  const { message = '', errors = {}, values } = refused ?? {};
  return (
    <Form method="post" noValidate preventScrollReset>
      <Stack gap="3">
        <RefusalSummary refused={refused} />
        <FormColumns>
          <TextField
            {...field}
            type="tel"
            inputMode="tel"
            required
            autoComplete="off"
            defaultValue={values?.[field.name]}
            error={errors[field.name]}
          />
          {children}
        </FormColumns>
        <div>
          <Button type="submit" name="intent" busy={busy} {...step} />
        </div>
        {message !== '' && !errors[field.name] && !errors.currentPassword && (
          <ActionError>{message}</ActionError>
        )}
      </Stack>
    </Form>
  );
}

/** Asks whose data is meant. */
export const FindForm = ({ refused }: { readonly refused: Refused }) => (
  <NumberForm
    refused={refused}
    field={{ name: 'phone', label: 'Phone', hint: 'Ten digits.' }}
    step={{ value: findStep, children: 'Show what is kept' }}
  />
);

const Lines = ({ heading, lines }: { readonly heading: string; readonly lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <Stack gap="2">
      <h3>{heading}</h3>
      <ul role="list" className={history}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Stack>
  );

interface FoundPartsProps {
  readonly found: FoundPerson;
  readonly refused: Refused;
  /** Whether the erasure asks for the password of the person who is signed in. */
  readonly needsPassword: boolean;
}

/** Records of a phone, with the buttons to hand them out and to erase them. */
export function FoundParts({ found, refused, needsPassword }: FoundPartsProps) {
  const { phone, names, obstacle } = found;
  if (isEmpty(found)) return <p role="status">{`Nothing is kept under ${phone}.`}</p>;
  return (
    <>
      <Stack as="section" gap="3" aria-labelledby="found">
        <h2 id="found">{`Kept under ${phone}`}</h2>
        <p>
          <strong>{names.join(', ')}</strong>
        </p>
        {names.length > 1 && <p>These names share the number. What you do here is done for all of them.</p>}
        <ul role="list" className={history}>
          {Object.entries(recordLabels).map(([name, label]) => (
            <li key={name}>{`${label}: ${found[name as keyof typeof recordLabels]}`}</li>
          ))}
        </ul>
        <Cluster gap="2">
          {/* The response is a file and cannot show messages. */}
          <form method="post" action="/dashboard/PersonData/file">
            <input type="hidden" name="phone" value={phone} />
            <Button type="submit" variant="secondary">
              Save as a file for the person
            </Button>
          </form>
          <Form method="post">
            <input type="hidden" name="phone" value={phone} />
            <Button type="submit" name="intent" value={printStep} variant="secondary">
              Show as a page to print
            </Button>
          </Form>
        </Cluster>
      </Stack>
      <Stack as="section" gap="3" aria-labelledby="erase">
        <h2 id="erase">Forget the person</h2>
        {obstacle === null ? (
          <EraseForm found={found} refused={refused} needsPassword={needsPassword} />
        ) : (
          <p>{obstacle}</p>
        )}
      </Stack>
    </>
  );
}

/** Lists what goes and what stays, and asks for the number again. */
const EraseForm = ({ found: { phone, goes, stays }, refused, needsPassword }: FoundPartsProps) => (
  <>
    <Lines heading="Erased at once" lines={goes} />
    <Lines heading="Kept for longer" lines={stays} />
    <NumberForm
      refused={refused}
      field={{ name: 'again', label: 'Type the number again', hint: 'This cannot be taken back.' }}
      step={{ value: eraseStep, variant: 'danger', children: 'Erase the data' }}
    >
      <input type="hidden" name="phone" value={phone} />
      <FreshSignInField
        id="currentPassword"
        needsPassword={needsPassword}
        error={refused?.errors.currentPassword}
      />
    </NumberForm>
  </>
);

/** Result of an erasure: the lists of erased and of remaining data. */
export const ErasedPart = ({ erased }: { readonly erased: PersonRecords }) => (
  <Stack as="section" gap="3" aria-labelledby="erased">
    <h2 id="erased" {...resultMark}>{`The data of ${erased.phone} is erased`}</h2>
    <p>{erased.names.join(', ')}</p>
    <Lines heading="Erased" lines={erased.goes} />
    <Lines heading="Kept for longer" lines={erased.stays} />
  </Stack>
);

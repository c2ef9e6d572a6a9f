import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Stack } from '../layout/stack.tsx';
import { DeclaredControl } from './declared-control.tsx';
import type { FieldTexts, FieldView } from './declared-field.ts';
import { FormButtons } from './form-layout.tsx';
import { RefusalSummary } from './refusal-summary.tsx';
import type { RefusedForm } from './refused-form.ts';
import { UnsavedChangesDialog, useUnsavedChanges } from './unsaved-changes-dialog.tsx';

interface DialogFormProps {
  /** Fields in their order, before `children`. */
  readonly fields: readonly FieldView[];
  /** Texts of the fields when the form is opened. */
  readonly started: Partial<FieldTexts>;
  /** Hidden field that the form sends back: its idempotency key, or the version that the edit started from. */
  readonly hidden?: { readonly name: 'key' | 'version'; readonly value: string | number };
  readonly refused: RefusedForm<Partial<FieldTexts>> | undefined;
  readonly submit: string;
  readonly cancelTo: string;
  /** Whether the buttons stay in sight, for a form that is taller than a small screen and ends its dialog. */
  readonly isTall?: boolean;
  readonly className?: string;
  /** Content after the fields and the buttons. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

/** Short form in a dialog, made of declared fields. It asks before unsaved input is left. */
export function DialogForm(props: DialogFormProps) {
  const { fields, started, hidden, refused, submit, cancelTo, isTall, className, beside, children } = props;
  const { isChanged, follow } = useUnsavedChanges();
  return (
    <Form method="post" noValidate preventScrollReset className={className} onInput={follow}>
      {hidden && <input type="hidden" {...hidden} />}
      <Stack gap="5">
        <RefusalSummary refused={refused} />
        {fields.map((field) => (
          <DeclaredControl
            key={field.name}
            field={field}
            text={(refused?.values ?? started)[field.name]}
            error={refused?.errors[field.name]}
          />
        ))}
        {children}
        <FormButtons
          submit={submit}
          cancelTo={cancelTo}
          place={isTall ? 'sticky' : 'start'}
          failure={refused?.message}
        />
      </Stack>
      {beside}
      <UnsavedChangesDialog isChanged={isChanged} />
    </Form>
  );
}

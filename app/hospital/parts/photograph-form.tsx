import { Form } from 'react-router';
import { PictureField } from '#app/doctors/staff-parts/picture-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { FormButtons } from '#app/ui/form/form-layout.tsx';
import { LeaveQuestion, useChanged } from '#app/ui/form/leave-question.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import type { FieldMessages, RefusedForm } from '#app/ui/form/refused-form.ts';
import { useFieldMessages } from '#app/ui/form/use-field-messages.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { altRule } from '../photograph-places.ts';
import * as css from './hospital.css.ts';

interface PhotographFormProps {
  /** Address and words of the photograph that stands there. */
  readonly present: { readonly path: string; readonly alt: string } | null;
  /** The words that are offered while there is none. */
  readonly suggestedAlt: string;
  readonly refused?: RefusedForm<{ readonly alt: string }>;
  readonly listPath: string;
}

/** What the form lacks, and the file that was refused as it was chosen; a photograph that is taken away needs no words. */
function lacking(form: HTMLFormElement): FieldMessages {
  const fields = new FormData(form);
  const image = form.elements.namedItem('image');
  const refusal = image instanceof HTMLInputElement ? image.validationMessage : '';
  const isRemoved = fields.getAll('removeImage').at(-1) === 'true';
  const isEmpty = String(fields.get('alt') ?? '').trim() === '';
  return {
    ...(refusal && { image: refusal }),
    ...(isEmpty && !isRemoved && { alt: altRule.required }),
  };
}

/** A photograph of a person or a room, and what it shows. */
export function PhotographForm({ present, suggestedAlt, refused, listPath }: PhotographFormProps) {
  const { isChanged, follow } = useChanged();
  const { messages, areGiven, checkBeforeSending, forgetWhatIsRight } = useFieldMessages(
    refused?.errors ?? {},
    lacking,
  );
  const told = areGiven ? refused : undefined;
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      className={css.panel}
      onSubmit={checkBeforeSending}
      onInput={(event) => {
        if (!areGiven) forgetWhatIsRight(event);
        follow(event);
      }}
    >
      <Stack gap="5">
        <RefusalSummary refused={told} />
        <PictureField
          present={present?.path ?? null}
          preview="The chosen photograph"
          marksOptional={false}
          lost={refused !== undefined}
          error={messages.image}
        />
        <TextField
          name="alt"
          label={altRule.label}
          hint={altRule.hint}
          required
          marksOptional={false}
          maxLength={altRule.maxLength}
          autoComplete="off"
          defaultValue={refused?.values?.alt ?? present?.alt ?? suggestedAlt}
          error={messages.alt}
        />
        <FormButtons submit="Save" cancelTo={listPath} failure={told?.message} />
      </Stack>
      <LeaveQuestion isChanged={isChanged} />
    </Form>
  );
}

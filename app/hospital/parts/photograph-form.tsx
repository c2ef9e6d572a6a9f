import { Form } from 'react-router';
import { PictureField } from '#app/doctors/staff-parts/picture-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { FormButtons } from '#app/ui/form/form-layout.tsx';
import { errorsOf, LinkedErrors, useFocusFirstError } from '#app/ui/form/linked-errors.tsx';
import type { FieldMessages, RefusedForm } from '#app/ui/form/refused-form.ts';
import { UnsavedChangesDialog, useUnsavedChanges } from '#app/ui/form/unsaved-changes-dialog.tsx';
import { useFieldMessages } from '#app/ui/form/use-field-messages.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { descriptionRule } from '../photograph-places.ts';
import * as css from './hospital.css.ts';

interface PhotographFormProps {
  /** The current photograph, or null. */
  readonly present: { readonly path: string; readonly alt: string } | null;
  /** Suggested description while there is no photograph. */
  readonly suggestedAlt: string;
  readonly refused?: RefusedForm<{ readonly alt: string }>;
  readonly listPath: string;
}

/**
 * Errors known in the browser: a refused file, or a missing description. Removing a photograph needs no
 * description.
 */
function formErrors(form: HTMLFormElement): FieldMessages {
  const fields = new FormData(form);
  const image = form.elements.namedItem('image');
  const refusal = image instanceof HTMLInputElement ? image.validationMessage : '';
  const isRemoved = fields.getAll('removeImage').at(-1) === 'true';
  const isEmpty = String(fields.get('alt') ?? '').trim() === '';
  return {
    ...(refusal && { image: refusal }),
    ...(isEmpty && !isRemoved && { alt: descriptionRule.required }),
  };
}

/** Form for a photograph of a person or a room, with its description. */
export function PhotographForm({ present, suggestedAlt, refused, listPath }: PhotographFormProps) {
  const { isChanged, follow } = useUnsavedChanges();
  const { messages, areGiven, checkBeforeSending, forgetWhatIsRight } = useFieldMessages(
    refused?.errors ?? {},
    formErrors,
  );
  const refusal = areGiven ? refused : undefined;
  const linked = errorsOf(
    [
      ['image', 'Photograph'],
      ['alt', descriptionRule.label],
    ],
    messages,
  );
  useFocusFirstError(refused, linked);
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
        <LinkedErrors refused={refusal} errors={linked} />
        <PictureField
          present={present?.path ?? null}
          preview="The chosen photograph"
          marksOptional={false}
          lost={refused !== undefined}
          error={messages.image}
        />
        <TextField
          name="alt"
          label={descriptionRule.label}
          hint={descriptionRule.hint}
          required
          marksOptional={false}
          maxLength={descriptionRule.maxLength}
          autoComplete="off"
          defaultValue={refused?.values?.alt ?? present?.alt ?? suggestedAlt}
          error={messages.alt}
        />
        <FormButtons submit="Save" cancelTo={listPath} failure={refusal?.message} />
      </Stack>
      <UnsavedChangesDialog isChanged={isChanged} />
    </Form>
  );
}

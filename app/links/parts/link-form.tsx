import { type FormEvent, Fragment, useEffect, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { draftFormData } from '#app/ui/form/draft.ts';
import { DraftNote } from '#app/ui/form/draft-note.tsx';
import { FormButtons } from '#app/ui/form/form-layout.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { UnsavedChangesDialog } from '#app/ui/form/unsaved-changes-dialog.tsx';
import { useFieldMessages } from '#app/ui/form/use-field-messages.ts';
import { useFormDraft } from '#app/ui/form/use-form-draft.ts';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import {
  isLinkCategory,
  linkCategories,
  linkDraftName,
  pastedTextMaxLength,
  siteOfCategory,
} from '../link.values.ts';
import { type LinkFields, linkFormErrors } from '../link-fields.ts';
import * as css from './link-form.css.ts';
import { LinkPreview } from './link-preview.tsx';

interface LinkFormProps {
  /** Fields in the address. Without scripts the preview is a GET request with these fields. */
  readonly asked: LinkFields | null;
  readonly refused?: RefusedForm<LinkFields>;
  /** Idempotency key: a form that is submitted twice adds one link. */
  readonly sendingKey: string;
  /** Address of this form. */
  readonly formPath: string;
  /** Address of the Cancel link. */
  readonly listPath: string;
}

const emptyFields: LinkFields = { category: '', url: '' };

const examples = {
  youtube: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  instagram: 'https://www.instagram.com/reel/C1a2B3c4D5e/',
} as const;

const typedIn = (fields: FormData): LinkFields => ({
  category: String(fields.get('category') ?? ''),
  url: String(fields.get('url') ?? ''),
});

/** Form of the 'Add New Link' dialog (requirements 43 and 53), with a preview of the link that would be saved. */
export function LinkForm({ asked, refused, formPath, listPath, ...opened }: LinkFormProps) {
  // Keeps the key from when the form was opened; the route may load a newer one meanwhile.
  const [{ sendingKey }] = useState(opened);
  const { form, isChanged, draft, round, follow, throwAway } = useFormDraft(
    linkDraftName,
    Boolean(refused?.values ?? asked),
  );
  const drafted = draft && draftFormData(draft);
  const started = refused?.values ?? (drafted ? typedIn(drafted) : (asked ?? emptyFields));
  const [typed, setTyped] = useState(started);
  const hydrated = useHydrated();
  const {
    messages: errors,
    areGiven,
    checkBeforeSending,
    forgetWhatIsRight,
  } = useFieldMessages(refused?.errors ?? (asked ? linkFormErrors(asked) : {}), (current) =>
    linkFormErrors(typedIn(new FormData(current))),
  );
  const kind = isLinkCategory(typed.category) ? siteOfCategory(typed.category) : 'youtube';

  // The fields may have text typed before hydration, text restored by the browser, or a draft, which starts a new round.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round writes the fields anew.
  useEffect(() => {
    if (form.current) setTyped(typedIn(new FormData(form.current)));
  }, [form, round]);

  function followTyping(event: FormEvent<HTMLFormElement>) {
    setTyped(typedIn(new FormData(event.currentTarget)));
    forgetWhatIsRight(event);
    follow();
  }

  return (
    <Form
      ref={form}
      method="post"
      action={formPath}
      // Turns the browser's own messages off: our messages appear beneath the fields, with and without scripts.
      noValidate
      preventScrollReset
      className={css.form}
      onSubmit={checkBeforeSending}
      onInput={followTyping}
    >
      <Stack gap="5">
        <RefusalSummary refused={areGiven ? refused : undefined} />
        {draft && !refused?.values && <DraftNote draft={draft} onThrowAway={throwAway} />}
        <input type="hidden" name="key" value={drafted?.get('key')?.toString() ?? sendingKey} />
        <Fragment key={round}>
          <SelectField
            name="category"
            label="Category"
            required
            placeholder="Select category"
            options={linkCategories}
            defaultValue={started.category}
            error={errors.category}
          />
          <TextField
            name="url"
            label="URL"
            type="url"
            inputMode="url"
            required
            autoComplete="off"
            placeholder={examples[kind]}
            hint="Copy it with the Share button, from the address line, or as embed code. No category takes Facebook videos."
            maxLength={pastedTextMaxLength}
            defaultValue={started.url}
            error={errors.url}
          />
        </Fragment>
        <FormButtons
          submit="Create Link"
          cancelTo={listPath}
          failure={areGiven ? refused?.message : undefined}
        />
      </Stack>
      <LinkPreview typed={typed}>
        {!hydrated && (
          <Button type="submit" variant="secondary" size="small" formMethod="get" formAction={formPath}>
            Preview
          </Button>
        )}
      </LinkPreview>
      <UnsavedChangesDialog isChanged={isChanged} onThrowAway={throwAway} />
    </Form>
  );
}

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import { FormButtons } from '#app/ui/form/form-layout.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { useFieldMessages } from '#app/ui/form/use-field-messages.ts';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { isLinkCategory, kindOf, linkCategories, urlMaxLength } from '../link.values.ts';
import { type LinkFields, linkFieldErrors } from '../link-fields.ts';
import * as css from './link-form.css.ts';
import { LinkPreview } from './link-preview.tsx';

interface LinkFormProps {
  /** What the address asks to see before it is saved: how the preview works without scripts. */
  readonly asked: LinkFields | null;
  readonly refused?: RefusedForm<LinkFields>;
  /** This form's own address. */
  readonly formPath: string;
  /** Where Cancel leads. */
  readonly listPath: string;
}

const nothing: LinkFields = { category: '', url: '' };

const examples = {
  youtube: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  instagram: 'https://www.instagram.com/reel/C1a2B3c4D5e/',
} as const;

function typedIn(form: HTMLFormElement): LinkFields {
  const fields = new FormData(form);
  return { category: String(fields.get('category') ?? ''), url: String(fields.get('url') ?? '') };
}

/** The form of the 'Add New Link' dialog (specification, sections 2.5 and 5), and a preview of what would be saved. */
export function LinkForm({ asked, refused, formPath, listPath }: LinkFormProps) {
  const started = refused?.values ?? asked ?? nothing;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(started);
  const hydrated = useHydrated();
  const {
    messages: errors,
    areGiven,
    checkBeforeSending,
    forgetWhatIsRight,
  } = useFieldMessages(refused?.errors ?? (asked ? linkFieldErrors(asked) : {}), (current) =>
    linkFieldErrors(typedIn(current)),
  );
  const kind = isLinkCategory(typed.category) ? kindOf(typed.category) : 'youtube';

  // The fields may hold what was typed before the scripts came, or what the browser put back.
  useEffect(() => {
    if (form.current) setTyped(typedIn(form.current));
  }, []);

  function followTyping(event: FormEvent<HTMLFormElement>) {
    setTyped(typedIn(event.currentTarget));
    forgetWhatIsRight(event);
  }

  return (
    <Form
      ref={form}
      method="post"
      action={formPath}
      // The messages are ours and stand beneath the fields, with and without scripts.
      noValidate
      preventScrollReset
      className={css.form}
      onSubmit={checkBeforeSending}
      onInput={followTyping}
    >
      <Stack gap="5">
        {refused && areGiven && <Flash tone="danger">{refused.message}</Flash>}
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
          hint="Copy it with the Share button, or from the address line."
          maxLength={urlMaxLength}
          defaultValue={started.url}
          error={errors.url}
        />
        <FormButtons submit="Create Link" cancelTo={listPath} />
      </Stack>
      <LinkPreview typed={typed}>
        {!hydrated && (
          <Button type="submit" variant="secondary" size="small" formMethod="get" formAction={formPath}>
            Preview
          </Button>
        )}
      </LinkPreview>
    </Form>
  );
}

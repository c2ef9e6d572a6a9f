import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button, RouteButtonLink } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { useSending } from '#app/ui/hydration/use-sending.ts';
import { isLinkCategory, kindOf, linkCategories, urlMaxLength } from '../link.values.ts';
import { type LinkFields, linkFieldErrors } from '../link-fields.ts';
import * as css from './link-form.css.ts';
import { LinkPreview } from './link-preview.tsx';

/** What the server answered to a form it refused. */
export interface RefusedLink {
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly values: LinkFields | null;
}

interface LinkFormProps {
  /** What the address asks to see before it is saved: how the preview works without scripts. */
  readonly asked: LinkFields | null;
  readonly refused?: RefusedLink;
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
  const [lacking, setLacking] = useState<Readonly<Record<string, string>>>();
  const hydrated = useHydrated();
  const busy = useSending();
  const errors = lacking ?? refused?.errors ?? (asked ? linkFieldErrors(asked) : {});
  const kind = isLinkCategory(typed.category) ? kindOf(typed.category) : 'youtube';

  // What was typed before the scripts came, or put back by the browser.
  useEffect(() => {
    if (form.current) setTyped(typedIn(form.current));
  }, []);

  function checkBeforeSending(event: FormEvent<HTMLFormElement>) {
    const found = linkFieldErrors(typedIn(event.currentTarget));
    const first = Object.keys(found)[0];
    if (first === undefined) {
      setLacking(undefined);
      return;
    }
    event.preventDefault();
    setLacking(found);
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  /** The preview follows each letter. A message goes as soon as its field is right; none comes while typing. */
  function follow(event: FormEvent<HTMLFormElement>) {
    const now = typedIn(event.currentTarget);
    setTyped(now);
    const found: Readonly<Record<string, string>> = linkFieldErrors(now);
    setLacking(Object.fromEntries(Object.entries(errors).filter(([name]) => name in found)));
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
      onInput={follow}
    >
      <div className={css.fields}>
        {refused && lacking === undefined && <Flash tone="danger">{refused.message}</Flash>}
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
        <div className={css.buttons}>
          <Button type="submit" busy={busy}>
            Create Link
          </Button>
          <RouteButtonLink to={listPath} variant="quiet" preventScrollReset>
            Cancel
          </RouteButtonLink>
        </div>
      </div>
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

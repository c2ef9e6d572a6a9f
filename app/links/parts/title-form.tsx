import { Form } from 'react-router';
import { TextField } from '#app/ui/field/text-field.tsx';
import { FormButtons } from '#app/ui/form/form-layout.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { UnsavedChangesDialog, useUnsavedChanges } from '#app/ui/form/unsaved-changes-dialog.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { linkLimits, type SocialLink, siteOfCategory } from '../link.values.ts';
import { localizedTitleFields, type TitleFormValues, titleFormValuesOf } from '../title-fields.ts';
import * as css from './link-form.css.ts';
import { MediaPicture } from './media-picture.tsx';

interface TitleFormProps {
  readonly link: Pick<SocialLink, 'category' | 'mediaId' | 'title' | 'texts' | 'version'>;
  readonly refused?: RefusedForm<TitleFormValues>;
  /** Address of the Cancel link. */
  readonly listPath: string;
}

/** Form that changes the title of a video or reel, with its picture. */
export function TitleForm({ link, refused, listPath }: TitleFormProps) {
  const { isChanged, follow } = useUnsavedChanges();
  const values = refused?.values ?? titleFormValuesOf(link);
  return (
    <Form method="post" noValidate preventScrollReset className={css.form} onInput={follow}>
      <Stack gap="5">
        <input type="hidden" name="version" value={refused?.version ?? link.version} />
        <RefusalSummary refused={refused} />
        <TextField
          name="title"
          label="Title"
          hint="What visitors read under it. Leave it empty and the website uses words of its own."
          autoComplete="off"
          maxLength={linkLimits.title}
          defaultValue={values.title}
          error={refused?.errors.title}
        />
        {localizedTitleFields.map(({ name, locale, language }) => (
          <TextField
            key={name}
            name={name}
            label={`Title in ${language}`}
            hint={`Without it, ${language} pages show the title above.`}
            lang={locale}
            autoComplete="off"
            maxLength={linkLimits.title}
            defaultValue={values[name]}
            error={refused?.errors[name]}
          />
        ))}
        <FormButtons submit="Save title" cancelTo={listPath} failure={refused?.message} />
      </Stack>
      <MediaPicture media={{ kind: siteOfCategory(link.category), mediaId: link.mediaId }} />
      <UnsavedChangesDialog isChanged={isChanged} />
    </Form>
  );
}

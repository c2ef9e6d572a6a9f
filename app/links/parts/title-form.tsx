import type { FieldTexts } from '#app/ui/form/declared-field.ts';
import { DialogForm } from '#app/ui/form/dialog-form.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { type SocialLink, siteOfCategory } from '../link.values.ts';
import { titleFields, titleFormValuesOf } from '../title-fields.ts';
import * as css from './link-form.css.ts';
import { MediaPicture } from './media-picture.tsx';

interface TitleFormProps {
  readonly link: Pick<SocialLink, 'category' | 'mediaId' | 'title' | 'texts' | 'version'>;
  readonly refused?: RefusedForm<FieldTexts>;
  /** Address of the Cancel link. */
  readonly listPath: string;
}

/** Form that changes the title of a video or reel, with its picture. */
export const TitleForm = ({ link, refused, listPath }: TitleFormProps) => (
  <DialogForm
    fields={titleFields}
    started={titleFormValuesOf(link)}
    hidden={{ name: 'version', value: refused?.version ?? link.version }}
    refused={refused}
    submit="Save title"
    cancelTo={listPath}
    className={css.form}
    beside={
      <MediaPicture
        media={{ kind: siteOfCategory(link.category), mediaId: link.mediaId }}
        title={link.title}
      />
    }
  />
);

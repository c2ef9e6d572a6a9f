import { Form } from 'react-router';
import { Button, RouteButtonLink } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import { useSending } from '#app/ui/hydration/use-sending.ts';
import { kindOf, linkLimits, type SocialLink } from '../link.values.ts';
import * as css from './link-form.css.ts';
import { MediaPicture } from './media-picture.tsx';

/** What the server answered to a form it refused. */
export interface RefusedTitle {
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly values: { readonly title: string } | null;
}

interface TitleFormProps {
  readonly link: Pick<SocialLink, 'category' | 'mediaId' | 'title'>;
  readonly refused?: RefusedTitle;
  /** Where Cancel leads. */
  readonly listPath: string;
}

/** Changes the words that visitors read on a video or reel, beside what they see. */
export function TitleForm({ link, refused, listPath }: TitleFormProps) {
  const busy = useSending();
  return (
    <Form method="post" noValidate preventScrollReset className={css.form}>
      <div className={css.fields}>
        {refused && <Flash tone="danger">{refused.message}</Flash>}
        <TextField
          name="title"
          label="Title"
          hint="What visitors read under it. Leave it empty and the website uses words of its own."
          autoComplete="off"
          maxLength={linkLimits.title}
          defaultValue={refused?.values?.title ?? link.title ?? ''}
          error={refused?.errors.title}
        />
        <div className={css.buttons}>
          <Button type="submit" busy={busy}>
            Save title
          </Button>
          <RouteButtonLink to={listPath} variant="quiet" preventScrollReset>
            Cancel
          </RouteButtonLink>
        </div>
      </div>
      <MediaPicture media={{ kind: kindOf(link.category), mediaId: link.mediaId }} />
    </Form>
  );
}

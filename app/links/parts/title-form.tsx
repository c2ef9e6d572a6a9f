import { Form } from 'react-router';
import { Button, RouteButtonLink } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Flash } from '../../ui/flash/flash.tsx';
import { useSending } from '../../ui/hydration/use-sending.ts';
import { Cluster, Stack } from '../../ui/page/stack.tsx';
import { linkLimits } from '../link.values.ts';

/** What the server answered to a form it refused. */
export interface RefusedTitle {
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly values: { readonly title: string } | null;
}

interface TitleFormProps {
  readonly title: string | null;
  readonly refused?: RefusedTitle;
  /** Where Cancel leads. */
  readonly listPath: string;
}

/** Changes the words that visitors read on a video or reel. */
export function TitleForm({ title, refused, listPath }: TitleFormProps) {
  const busy = useSending();
  return (
    <Form method="post" noValidate preventScrollReset>
      <Stack gap="5">
        {refused && <Flash tone="danger">{refused.message}</Flash>}
        <TextField
          name="title"
          label="Title"
          hint="What visitors read under it. Leave it empty and the website uses words of its own."
          autoComplete="off"
          maxLength={linkLimits.title}
          defaultValue={refused?.values?.title ?? title ?? ''}
          error={refused?.errors.title}
        />
        <Cluster>
          <Button type="submit" busy={busy}>
            Save title
          </Button>
          <RouteButtonLink to={listPath} variant="quiet" preventScrollReset>
            Cancel
          </RouteButtonLink>
        </Cluster>
      </Stack>
    </Form>
  );
}

import { Form } from 'react-router';
import { videoLinkView } from '#app/appointments/video-visits/video-link-view.ts';
import { Button } from '#app/ui/button/button.tsx';
import { DeclaredControl } from '#app/ui/form/declared-control.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { appointmentPath } from '../frame/desk-paths.ts';
import { videoLinkStep } from '../front-desk/desk-steps.ts';

interface VideoLinkFormProps {
  readonly id: string;
  /** The stored link; empty if there is none. */
  readonly stored: string;
  /** The link as typed, if it was refused. */
  readonly typed: string | undefined;
  readonly error: string | undefined;
}

/** Changes the link of one visit by video. */
export function VideoLinkForm({ id, stored, typed, error }: VideoLinkFormProps) {
  const busy = useSubmitting();
  const path = appointmentPath(id);
  return (
    <Form method="post" action={path} preventScrollReset noValidate>
      <input type="hidden" name="back" value={path} />
      <Stack gap="3">
        <DeclaredControl
          key={stored}
          field={videoLinkView}
          text={typed ?? stored}
          error={error}
          placeholder="https://"
        />
        <Cluster gap="2">
          <Button
            type="submit"
            name="intent"
            value={videoLinkStep}
            size="small"
            variant="secondary"
            busy={busy}
          >
            Save link
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}

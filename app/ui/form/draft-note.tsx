import { Button } from '../button/button.tsx';
import { Flash } from '../flash/flash.tsx';
import { Cluster } from '../layout/stack.tsx';
import type { Draft } from './draft.ts';

const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Says that the form shows what was typed earlier, and offers to begin anew. Drafts are found in the browser alone, so the server never writes this. */
export function DraftNote({
  draft,
  hasPicture = false,
  onThrowAway,
}: {
  readonly draft: Draft;
  /** Whether a picture can be chosen in the form, which no draft keeps. */
  readonly hasPicture?: boolean;
  readonly onThrowAway: () => void;
}) {
  return (
    <Flash tone="neutral">
      <Cluster align="between">
        <p>
          Your draft of {moment.format(draft.savedAt)} is back.
          {hasPicture && ' A picture has to be chosen again.'}
        </p>
        <Button type="button" variant="secondary" size="small" onClick={onThrowAway}>
          Throw the draft away
        </Button>
      </Cluster>
    </Flash>
  );
}

import { Button } from '../button/button.tsx';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { Cluster } from '../layout/stack.tsx';
import type { Draft } from './draft.ts';

const draftTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/**
 * States that the form was filled from a draft, and offers to discard it. Drafts are stored in the browser only, so the
 * server never renders this.
 */
export function DraftNote({
  draft,
  hasPicture = false,
  onThrowAway,
}: {
  readonly draft: Draft;
  /** Whether the form has a picture field. Drafts contain no files, so the note asks to choose the picture again. */
  readonly hasPicture?: boolean;
  readonly onThrowAway: () => void;
}) {
  return (
    <InlineAlert tone="neutral">
      <Cluster align="between">
        <p>
          Your draft of {draftTime.format(draft.savedAt)} is back.
          {hasPicture && ' A picture has to be chosen again.'}
        </p>
        <Button type="button" variant="secondary" size="small" onClick={onThrowAway}>
          Throw the draft away
        </Button>
      </Cluster>
    </InlineAlert>
  );
}

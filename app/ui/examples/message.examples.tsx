import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { Cluster } from '../layout/stack.tsx';
import { databaseUnavailable } from '../question-page/database-unavailable.tsx';
import { ActionError } from '../toast/action-error.tsx';
import { Toast, ToastRegion } from '../toast/toast.tsx';
import { Example } from './example.tsx';

const undo = (
  <Button size="small" variant="secondary">
    Undo
  </Button>
);

export function MessageExamples() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Example
        title="Message"
        about="Result of an action, at the bottom of the window, with Undo where possible."
      >
        <Cluster>
          <Toast action={undo} onDismiss={() => {}}>
            Appointment confirmed
          </Toast>
          <Toast tone="neutral">Taken back</Toast>
        </Cluster>
        <Cluster>
          <Button variant="secondary" onClick={() => setShown(true)}>
            Show it in its place
          </Button>
        </Cluster>
        <ToastRegion>
          {isShown && (
            <Toast action={undo} onDismiss={() => setShown(false)}>
              Appointment cancelled
            </Toast>
          )}
        </ToastRegion>
      </Example>
      <Example
        title="Not taken in"
        about="Below the heading of a page whose form was submitted while the database was unavailable."
      >
        <InlineAlert tone="danger">{databaseUnavailable.message}</InlineAlert>
      </Example>
      <Example title="Failure" about="Reason why an action failed, beside its button.">
        <Cluster>
          <Button size="small">Confirm</Button>
          <ActionError takesFocus={false}>
            This is not possible any more: the appointment has another status now.
          </ActionError>
        </Cluster>
      </Example>
    </>
  );
}

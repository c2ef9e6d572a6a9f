import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Cluster } from '../layout/stack.tsx';
import { Failure } from '../message/failure.tsx';
import { Message, MessagePlace } from '../message/message.tsx';
import { NotTakenIn } from '../question-page/not-taken-in.tsx';
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
          <Message action={undo} onDismiss={() => {}}>
            Appointment confirmed
          </Message>
          <Message tone="neutral">Taken back</Message>
        </Cluster>
        <Cluster>
          <Button variant="secondary" onClick={() => setShown(true)}>
            Show it in its place
          </Button>
        </Cluster>
        <MessagePlace>
          {isShown && (
            <Message action={undo} onDismiss={() => setShown(false)}>
              Appointment cancelled
            </Message>
          )}
        </MessagePlace>
      </Example>
      <Example
        title="Not taken in"
        about="Above a visitor's form that was submitted while the database was unavailable."
      >
        <NotTakenIn />
      </Example>
      <Example title="Failure" about="Reason why an action failed, beside its button.">
        <Cluster>
          <Button size="small">Confirm</Button>
          <Failure takesFocus={false}>
            This is not possible any more: the appointment has another status now.
          </Failure>
        </Cluster>
      </Example>
    </>
  );
}

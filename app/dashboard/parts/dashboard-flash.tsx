import { useState } from 'react';
import { Form, useLocation } from 'react-router';
import { appointmentPath } from '#app/appointments/desk-paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { Message, MessagePlace } from '#app/ui/message/message.tsx';
import { flashMessages, type Shown, type Undoable } from '../flash.values.ts';
import { flashPlace } from './dashboard-frame.css.ts';

/**
 * What came of the last action, until it is dismissed or the reader goes on. The server names it once; a page that
 * refreshes itself goes on showing it.
 */
export function DashboardFlash({ shown }: { readonly shown?: Shown }) {
  const { key: place } = useLocation();
  const [told, setTold] = useState({ place, shown });
  // While rendering, not in an effect: the message comes with its page, and without scripts too.
  if (told.place !== place || (shown && shown !== told.shown && !isSame(shown, told.shown))) {
    setTold({ place, shown });
  }
  const dismiss = () => setTold({ place, shown: undefined });
  const message = told.shown && flashMessages[told.shown.key];
  const isFixed = message !== undefined && 'isFixed' in message;
  return (
    <>
      {message && !isFixed && (
        <div className={flashPlace}>
          <Page width="wide">
            <Flash tone={message.tone} onDismiss={dismiss}>
              {message.text}
            </Flash>
          </Page>
        </div>
      )}
      <MessagePlace>
        {message && isFixed && (
          <Message
            tone={message.tone}
            onDismiss={dismiss}
            action={told.shown?.undo && <UndoButton undo={told.shown.undo} />}
          >
            {message.text}
          </Message>
        )}
      </MessagePlace>
    </>
  );
}

const isSame = (one: Shown, other: Shown | undefined) =>
  one.key === other?.key &&
  one.undo?.version === other.undo?.version &&
  one.undo?.appointmentId === other.undo?.appointmentId;

function UndoButton({ undo: { appointmentId, version } }: { readonly undo: Undoable }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={appointmentPath(appointmentId)} preventScrollReset>
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <input type="hidden" name="version" value={version} />
      <Button type="submit" name="intent" value="undo" size="small" variant="secondary">
        Undo
      </Button>
    </Form>
  );
}

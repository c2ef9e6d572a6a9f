import { Form } from 'react-router';
import { Badge } from '#app/ui/badge/badge.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { details, list, row } from './session-list.css.ts';

interface ListedSession {
  readonly id: string;
  /** True for the session of this request. The row has no button, because the person signs out instead. */
  readonly isThisOne: boolean;
  readonly device: string;
  readonly address: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
}

export function SessionList({ sessions }: { readonly sessions: readonly ListedSession[] }) {
  return (
    <Stack gap="5">
      <ul role="list" className={list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <Button type="submit" name="intent" value="end-others" variant="secondary">
            Sign out all other devices
          </Button>
        </Form>
      )}
    </Stack>
  );
}

function SessionRow({ session }: { readonly session: ListedSession }) {
  return (
    <li className={row}>
      <Stack gap="1">
        <Cluster gap="3">
          <h2>{session.device}</h2>
          {session.isThisOne && <Badge tone="positive">This device</Badge>}
        </Cluster>
        <p className={details}>
          {`Signed in ${session.createdAt}, last used ${session.lastSeenAt}, from ${session.address}`}
        </p>
      </Stack>
      {!session.isThisOne && (
        <Form method="post">
          <input type="hidden" name="sessionId" value={session.id} />
          <Button type="submit" name="intent" value="end" variant="secondary" size="small">
            Sign out
            <VisuallyHidden> {session.device}</VisuallyHidden>
          </Button>
        </Form>
      )}
    </li>
  );
}

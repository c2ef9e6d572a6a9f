import { lazy, Suspense } from 'react';
import { useSessionWatch } from './use-session-watch.ts';

// Heavy, and needed by few pages: fetched when a session ends.
const SessionDialog = lazy(() => import('./session-dialog.tsx'));

interface SessionWatchProps {
  readonly staff: { readonly id: string; readonly name: string };
}

/** Asks in time whether somebody is still there, and lets them sign in again over the page that they left open. */
export function SessionWatch({ staff }: SessionWatchProps) {
  const { state, look } = useSessionWatch(staff.id);
  if (state === 'open') return null;
  return (
    <Suspense fallback={null}>
      <SessionDialog state={state} staff={staff} look={look} />
    </Suspense>
  );
}

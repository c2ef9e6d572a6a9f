import { lazy, Suspense } from 'react';
import { useSessionWatch } from './use-session-watch.ts';

// Loaded only when a session ends, because the dialog is large and few pages need it.
const SessionDialog = lazy(() => import('./session-dialog.tsx'));

interface SessionWatchProps {
  readonly staff: { readonly id: string; readonly name: string; readonly email: string };
}

/** Warns before the session ends, and lets the person sign in again without leaving the page. */
export function SessionWatch({ staff }: SessionWatchProps) {
  const { state, checkSession } = useSessionWatch(staff.id);
  if (state === 'open') return null;
  return (
    <Suspense fallback={null}>
      <SessionDialog state={state} staff={staff} checkSession={checkSession} />
    </Suspense>
  );
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { type SessionLook, sessionWatchPath } from '#app/accounts/staff/account.values.ts';
import {
  lookAgain,
  lookEvery,
  nextLook,
  onSessionOver,
  type SessionState,
  setSessionOver,
  stateOf,
} from './session-end.ts';

/** Watches the session of an open page. The server is asked, as another tab may have used it. */
export function useSessionWatch(accountId: string) {
  const [state, setState] = useState<SessionState>('open');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const look = useCallback(async () => {
    clearTimeout(timer.current);
    let wait = lookAgain;
    try {
      const response = await fetch(sessionWatchPath);
      if (response.ok) {
        const seen = (await response.json()) as SessionLook;
        const now = stateOf(seen, accountId);
        setState(now);
        setSessionOver(now === 'over');
        wait = nextLook(now, seen.secondsLeft);
      }
    } catch {
      // Without a network nobody knows; the note about it stands on the page.
    }
    timer.current = setTimeout(look, wait * 1000);
  }, [accountId]);

  useEffect(() => {
    timer.current = setTimeout(look, lookEvery * 1000);
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', lookIfSeen);
    const forget = onSessionOver(look);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', lookIfSeen);
      forget();
    };
  }, [look]);

  return { state, look };
}

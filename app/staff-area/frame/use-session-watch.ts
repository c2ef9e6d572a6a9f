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

/**
 * Checks the session of an open page. The hook asks the server, because another tab may have extended the
 * session.
 */
export function useSessionWatch(accountId: string) {
  const [state, setState] = useState<SessionState>('open');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const checkSession = useCallback(async () => {
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
      // The state is unknown without a network. The offline note on the page says so.
    }
    timer.current = setTimeout(checkSession, wait * 1000);
  }, [accountId]);

  useEffect(() => {
    timer.current = setTimeout(checkSession, lookEvery * 1000);
    const checkIfVisible = () => {
      if (document.visibilityState === 'visible') void checkSession();
    };
    document.addEventListener('visibilitychange', checkIfVisible);
    const forget = onSessionOver(checkSession);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', checkIfVisible);
      forget();
    };
  }, [checkSession]);

  return { state, checkSession };
}

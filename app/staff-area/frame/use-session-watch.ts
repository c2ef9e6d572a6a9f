import { useCallback, useEffect, useRef, useState } from 'react';
import { type SessionStatus, sessionStatusPath } from '#app/accounts/staff/account.values.ts';
import {
  checkInterval,
  nextCheck,
  onSessionOver,
  retryInterval,
  type SessionState,
  sessionStateOf,
  setSessionOver,
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
    let wait = retryInterval;
    try {
      const response = await fetch(sessionStatusPath);
      if (response.ok) {
        const seen = (await response.json()) as SessionStatus;
        const now = sessionStateOf(seen, accountId);
        setState(now);
        setSessionOver(now === 'over');
        wait = nextCheck(now, seen.secondsLeft);
      }
    } catch {
      // The state is unknown without a network. The offline note on the page says so.
    }
    timer.current = setTimeout(checkSession, wait * 1000);
  }, [accountId]);

  useEffect(() => {
    timer.current = setTimeout(checkSession, checkInterval * 1000);
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

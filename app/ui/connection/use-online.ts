import { useSyncExternalStore } from 'react';

function onChange(told: () => void) {
  window.addEventListener('online', told);
  window.addEventListener('offline', told);
  return () => {
    window.removeEventListener('online', told);
    window.removeEventListener('offline', told);
  };
}

/** Whether the browser knows of a network. False is sure; true may still mean one that leads nowhere. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );

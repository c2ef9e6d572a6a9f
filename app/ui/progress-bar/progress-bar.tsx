import { useEffect, useState } from 'react';
import { useFetchers, useNavigation } from 'react-router';
import { part, place } from './progress-bar.css.ts';

/** Milliseconds: what is done before that needs no sign, which would only flicker. */
const patience = 300;

/** A thin bar at the top of the window while the server is waited for. What refreshes itself in the background shows none. */
export function ProgressBar() {
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const isWaiting = navigation.state !== 'idle' || fetchers.some(({ state }) => state === 'submitting');
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    if (!isWaiting) return setLong(false);
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  if (!isWaiting || !isLong) return null;
  return (
    <div className={place} role="progressbar" aria-label="Waiting for the server">
      <div className={part} />
    </div>
  );
}

import { useEffect, useState } from 'react';
import { useFetchers, useNavigation } from 'react-router';
import { part, place } from './progress-bar.css.ts';

/** Milliseconds before the bar appears. For a shorter wait it would only flicker. */
const appearsAfter = 300;

/** A thin bar at the top of the window during a navigation or submission. Background revalidation shows no bar. */
export function ProgressBar() {
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const isWaiting = navigation.state !== 'idle' || fetchers.some(({ state }) => state === 'submitting');
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    if (!isWaiting) return setLong(false);
    const timer = setTimeout(() => setLong(true), appearsAfter);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  if (!isWaiting || !isLong) return null;
  return (
    <div className={place} role="progressbar" aria-label="Waiting for the server">
      <div className={part} />
    </div>
  );
}

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Flash } from '#app/ui/flash/flash.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { type FlashKey, flashMessages } from '../flash.values.ts';
import { flashPlace } from './dashboard-frame.css.ts';

/** What came of the last action, until it is dismissed or the reader goes on. */
export function DashboardFlash({ shown }: { readonly shown?: FlashKey }) {
  const { key: place } = useLocation();
  const [dismissed, setDismissed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a new page the same message may come again.
  useEffect(() => setDismissed(false), [place, shown]);
  if (!shown || dismissed) return null;
  const { tone, text } = flashMessages[shown];
  return (
    <div className={flashPlace}>
      <Page width="wide">
        <Flash tone={tone} onDismiss={() => setDismissed(true)}>
          {text}
        </Flash>
      </Page>
    </div>
  );
}

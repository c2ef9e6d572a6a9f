import { useLocation, useMatches } from 'react-router';
import { offlineMarks } from '#app/navigation/offline-marks.ts';

const isPending = (value: unknown) => typeof value === 'object' && value !== null && 'pending' in value;

/**
 * Redirects readers without scripts to a complete rendering of a page that still has pending data. Render it in the
 * head: HTML allows this `meta` element inside `noscript` nowhere else.
 */
export function NoScriptRedirect() {
  const { pathname, search } = useLocation();
  const waits = useMatches().some(({ loaderData }) => Object.values(loaderData ?? {}).some(isPending));
  if (!waits) return null;
  const query = new URLSearchParams(search);
  query.delete('complete');
  return (
    // The offline copy of the page is complete, so it needs no redirect.
    <noscript {...{ [offlineMarks.leftOut]: '' }}>
      <meta
        httpEquiv="refresh"
        content={`0; url=${pathname}?${new URLSearchParams([['complete', '1'], ...query])}`}
      />
    </noscript>
  );
}

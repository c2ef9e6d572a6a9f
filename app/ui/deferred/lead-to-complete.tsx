import { useLocation, useMatches } from 'react-router';
import { copyMarks } from '#app/navigation/copy-marks.ts';

const isLate = (value: unknown) => typeof value === 'object' && value !== null && 'pending' in value;

/**
 * In the head of a page of which something is still on its way: leads a reader without scripts to the same page rendered
 * complete. In the head, because HTML allows such a line nowhere else.
 */
export function LeadToComplete() {
  const { pathname, search } = useLocation();
  const waits = useMatches().some(({ loaderData }) => Object.values(loaderData ?? {}).some(isLate));
  if (!waits) return null;
  const query = new URLSearchParams(search);
  query.delete('complete');
  return (
    // In a copy there is nothing to wait for.
    <noscript {...{ [copyMarks.leftOut]: '' }}>
      <meta
        httpEquiv="refresh"
        content={`0; url=${pathname}?${new URLSearchParams([['complete', '1'], ...query])}`}
      />
    </noscript>
  );
}

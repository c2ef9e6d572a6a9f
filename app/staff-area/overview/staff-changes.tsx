import { Link } from 'react-router';
import type { Overview } from './overview.server.ts';
import * as css from './staff-changes.css.ts';

type Changes = Overview['changes'];

/** Changes that are shown at once. The rest is behind a disclosure. */
const shownAtOnce = 6;

const ChangeList = ({ changes }: { readonly changes: Changes }) => (
  <ol role="list" className={css.changes}>
    {changes.map(({ id, time, who, did, what, to }) => (
      <li key={id} className={css.change}>
        <span className={css.time}>{time}</span>
        <span>
          {`${who} ${did} `}
          {what !== '' && <Link to={to}>{what}</Link>}
        </span>
      </li>
    ))}
  </ol>
);

/** Shows who changed what today, newest first, of at least one change. */
export function StaffChanges({ changes }: { readonly changes: Changes }) {
  const rest = changes.slice(shownAtOnce);
  return (
    <div className={css.frame}>
      <ChangeList changes={changes.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details>
          <summary className={css.fold}>{`${rest.length} more`}</summary>
          <ChangeList changes={rest} />
        </details>
      )}
    </div>
  );
}

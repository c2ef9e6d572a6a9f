import * as css from '../frame/list-entry.css.ts';
import type { MessageLine } from './message-page.ts';

/** Lists the messages about an appointment, the latest first: kind, outcome, way and time. */
export function MessageHistory({ lines }: { readonly lines: readonly MessageLine[] }) {
  return (
    <ol className={css.history}>
      {lines.map(({ id, kind, visit, state, reason }) => (
        <li key={id}>
          <strong>{kind}</strong>
          {visit !== null && ` for ${visit}`}
          <br />
          <span className={css.small}>{state}</span>
          {reason !== null && (
            <>
              <br />
              <span className={css.small}>{reason}</span>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

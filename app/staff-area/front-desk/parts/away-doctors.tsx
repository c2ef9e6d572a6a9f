import type { DeskSection } from '../desk-board.ts';
import * as css from './day-board.css.ts';

/** Names that fit in one line. */
const mostNames = 4;

/** Doctors with nothing on a day, and why, in one line. Many names are folded behind their number. */
export function AwayDoctors({ sections }: { readonly sections: readonly DeskSection[] }) {
  if (sections.length === 0) return null;
  const reasons = [...Map.groupBy(sections, ({ hours, remark }) => hours?.closed ?? remark ?? '')];
  const named = reasons.map(([reason, away]) => `${away.map(({ title }) => title).join(', ')}: ${reason}`);
  if (sections.length <= mostNames) return <p className={css.away}>{named.join('; ')}</p>;
  const counted = reasons.map(
    ([reason, away]) => `${away.length} ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
  );
  return (
    <details className={css.away}>
      <summary className={css.awaySummary}>{`Doctors without appointments: ${counted.join(', ')}`}</summary>
      <ul>
        {named.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

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
  const counted = reasons.map(([reason, away]) => `${reason}: ${away.length}`);
  return (
    <details className={css.away}>
      <summary className={css.awaySummary}>
        {`${sections.length} doctors with nothing on this day (${counted.join('; ')})`}
      </summary>
      <ul>
        {named.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

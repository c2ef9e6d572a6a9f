import { helplines } from '#app/site/facts.ts';
import { line, strip } from './crisis-line.css.ts';

const { emergency, mentalHealth } = helplines;

/** Whom to call now, on every page. The other helplines are in the footer. */
export function CrisisLine() {
  return (
    <aside className={strip} aria-label="In a crisis">
      <p className={line}>
        <strong>In danger or crisis?</strong> Call <a href={`tel:${emergency.number}`}>{emergency.number}</a>
        {`, or ${mentalHealth.name} `}
        <a href={`tel:${mentalHealth.number}`}>{mentalHealth.number}</a> (free, day and night)
      </p>
    </aside>
  );
}

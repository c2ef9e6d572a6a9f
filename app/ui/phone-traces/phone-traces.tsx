import { traceWords } from '#messages/ui/phone-traces/phone-traces.ts';
import { foldSummary } from '../fold/fold.css.ts';
import { useWords } from '../locale/page-locale.ts';
import * as css from './phone-traces.later.css.ts';

/**
 * One line for a reader whose phone others may see. It unfolds how to leave, and which traces to delete. Place it where a
 * page or a form leaves a trace that could harm its reader.
 */
export function PhoneTraces() {
  const words = useWords(traceWords);
  return (
    <details className={css.fold}>
      <summary className={foldSummary}>
        <strong>{words.summary}</strong>
      </summary>
      <div className={css.body}>
        <p>
          <strong>{words.leave[0]}</strong> {words.leave[1]}
        </p>
        <ul>
          {words.traces.map(([where, how]) => (
            <li key={where}>
              <strong>{where}</strong> {how}
            </li>
          ))}
        </ul>
        <p>
          <strong>{words.next[0]}</strong> {words.next[1]}
        </p>
      </div>
    </details>
  );
}

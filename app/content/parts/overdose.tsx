import { furtherHelplines, helplines } from '#app/site/facts.ts';
import { useLines } from '#app/ui/contact/use-line.ts';
import { useWords } from '#app/ui/language/edition.ts';
import { overdoseWords } from './overdose.words.ts';
import { Calls, callTo } from './urgent-calls.tsx';
import * as css from './urgent-help.later.css.ts';

/** What to do when somebody has taken too much of an opioid, for whoever is in the room. One text on every page that has it. */
export function Overdose() {
  const words = useWords(overdoseWords);
  const lineIn = useLines();
  return (
    <section className={css.card} aria-labelledby="overdose">
      <div className={css.step}>
        <h3 id="overdose">{words.title}</h3>
        <p>{words.signs}</p>
        <Calls calls={[helplines.emergency, furtherHelplines.ambulance].map(lineIn).map(callTo)} />
        <ol>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{words.never}</p>
        <p>{words.naloxone}</p>
        <p>{words.danger}</p>
      </div>
    </section>
  );
}

import { furtherHelplines, helplines } from '#app/site/facts.ts';
import { Calls, callTo } from './urgent-calls.tsx';
import * as css from './urgent-help.later.css.ts';

/** What to do when somebody has taken too much of an opioid, for whoever is in the room. One text on every page that has it. */
export function Overdose() {
  return (
    <section className={css.card} aria-labelledby="overdose">
      <div className={css.step}>
        <h3 id="overdose">Overdose: save a life</h3>
        <p>
          Signs: cannot be woken; slow, gurgling or no breathing; blue or grey lips; tiny pupils. Not sure?
          Act as if it is one.
        </p>
        <Calls calls={[callTo(helplines.emergency), callTo(furtherHelplines.ambulance)]} />
        <ol>
          <li>Shout, shake, rub the breastbone hard.</li>
          <li>Call and say: “Not waking, not breathing.” Do what the operator tells you.</li>
          <li>
            Tip the head back, lift the chin, clear the mouth. Pinch the nose and give 2 breaths, then 1 every
            5 seconds.
          </li>
          <li>If they breathe again, roll them on their side.</li>
          <li>Stay and watch. Breathing can stop again, so the hospital is always next.</li>
        </ol>
        <p>Never leave them alone. No bath, no ice, no vomiting, no salt or milk by needle.</p>
        <p>
          Naloxone can bring breathing back in 2 to 5 minutes, and fades after 20 to 30. Ambulance and
          hospital give it; ask our team.
        </p>
        <p>Alcohol and sedatives add to the danger. After a week without opioids the old amount can kill.</p>
      </div>
    </section>
  );
}

import { furtherHelplines, helplines } from '#app/site/facts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { InlineScript } from '#app/ui/nonce/inline-script.tsx';
import { Calls, callTo } from '../parts/urgent-calls.tsx';
import * as css from './fit-timer.css.ts';
import { fitIds, fitTimerScript, fitWords } from './fit-timer-script.ts';

/** How long the fit has lasted, large, and at five minutes that an ambulance is due. */
export function FitTimer() {
  return (
    <section className={css.timer} aria-label="Timer">
      <div className={css.counting}>
        <p id={fitIds.clock} role="timer" className={css.clock}>
          0:00
        </p>
        <p id={fitIds.say} role="alert" className={css.say}>
          {fitWords.before}
        </p>
        <div className={css.buttons}>
          <Button type="button" id={fitIds.start}>
            Start: the fit has begun
          </Button>
          <Button type="button" id={fitIds.end} variant="secondary" hidden>
            The fit has ended
          </Button>
        </div>
      </div>
      <p className={css.withoutScripts}>
        <strong>Look at a clock now, and write down the time.</strong> At five minutes call 112.
      </p>
      <Calls calls={[callTo(helplines.emergency), callTo(furtherHelplines.ambulance)]} />
      <InlineScript code={fitTimerScript} />
    </section>
  );
}

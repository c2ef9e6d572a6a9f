import { furtherHelplines, helplines } from '#app/hospital-facts/helplines.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useHelplineTranslation } from '#app/ui/contact/use-helpline.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { InlineScript } from '#app/ui/nonce/inline-script.tsx';
import { fitWords } from '#messages/content/sheets/fit-timer.ts';
import { Calls, callTo } from '../parts/urgent-calls.tsx';
import * as css from './fit-timer.css.ts';
import fitTimerScript from './fit-timer.script.ts?script';
import { fitIds } from './fit-timer-ids.ts';

/**
 * Timer of a fit, which asks for an ambulance after five minutes.
 *
 * @param calls whether to show phone numbers. Pages with urgent signs show them already
 */
export function FitTimer({ calls = true }: { readonly calls?: boolean }) {
  const words = useWords(fitWords);
  const lineIn = useHelplineTranslation();
  const [look, call] = words.withoutScripts;
  return (
    <section className={css.timer} aria-label={words.timer}>
      <div className={css.counting}>
        <p id={fitIds.clock} role="timer" translate="no" className={css.clock}>
          0:00
        </p>
        <p id={fitIds.say} role="alert" className={css.say}>
          {words.before}
        </p>
        <div className={css.buttons}>
          <Button type="button" id={fitIds.start}>
            {words.start}
          </Button>
          <Button type="button" id={fitIds.end} variant="secondary" hidden>
            {words.end}
          </Button>
        </div>
      </div>
      <p className={css.withoutScripts}>
        <strong>{look}</strong>
        {call}
      </p>
      {calls && <Calls calls={[helplines.emergency, furtherHelplines.ambulance].map(lineIn).map(callTo)} />}
      <InlineScript
        code={fitTimerScript}
        data-running={words.running}
        data-late={words.late}
        data-ended={words.ended}
        data-afterwards={words.afterwards}
      />
    </section>
  );
}

import { useWords } from '#app/ui/locale/page-locale.ts';
import { partWords } from '#messages/content/reading/page-parts.ts';
import * as css from './today-steps.css.ts';

/**
 * Three steps that a reader can take today, between the urgent signs and the text of a page.
 *
 * @param steps whole sentences
 */
export function TodaySteps({ steps }: { readonly steps: readonly string[] }) {
  const { today } = useWords(partWords);
  return (
    <section aria-labelledby="today">
      <h2 id="today" className={css.title}>
        {today}
      </h2>
      <ol role="list" className={css.steps}>
        {steps.map((step) => (
          <li key={step} className={css.step}>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

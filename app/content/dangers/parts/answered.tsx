import { isAlwaysOpen } from '#app/hospital-facts/open-now.ts';
import { TimeDependentText } from '#app/ui/contact/time-dependent-text.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { type TierWords, tierWords } from '#messages/content/dangers/tier.ts';
import * as css from './urgent-box.css.ts';

interface AnsweredProps {
  readonly words: Pick<TierWords, 'either' | 'open' | 'closed'>;
}

/**
 * When somebody answers the phone of the hospital. The browser chooses by the hospital's clock (decision 0105). Its choice also hides, in the lists that
 * follow, the steps for the night or the hospital's number. The page must render `HoursScript`.
 */
export function Answered({ words: { either, open, closed } }: AnsweredProps) {
  const { openingHours } = useHospitalFacts();
  const { noAnswer } = useWords(tierWords);
  if (!openingHours) return <p>{either}</p>;
  if (isAlwaysOpen(openingHours)) return <p data-open="true">{noAnswer}</p>;
  return (
    <>
      <TimeDependentText hours={openingHours} either={either} open={open} closed={closed} />
      <p className={css.paper}>{either}</p>
    </>
  );
}

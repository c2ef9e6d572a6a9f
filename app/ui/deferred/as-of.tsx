import type { InLanguages } from '#app/site/language.ts';
import { useWords } from '../language/edition.ts';
import { label } from '../skeleton/skeleton.css.ts';

const asOfWords: InLanguages<(time: string) => string> = {
  en: (time) => `As of ${time}`,
  hi: (time) => `${time} तक की जानकारी`,
};

/**
 * Says quietly from when what stands below is, where the database does not answer. It has the look of the loading text, whose rules are on
 * every such page.
 *
 * @param time in India, in the words of the page, such as '10:40'; nothing is said without one
 */
export function AsOf({ time }: { readonly time: string | undefined }) {
  const asOf = useWords(asOfWords);
  return time && <p className={label}>{asOf(time)}</p>;
}

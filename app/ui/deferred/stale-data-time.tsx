import { usePageLocale } from '../locale/page-locale.ts';
import { label } from '../skeleton/skeleton.css.ts';

/**
 * States the time of the data below, when the database is unavailable. It reuses the style of the loading text, which
 * every such page already contains.
 *
 * @param time in India, formatted in the page's language, such as '10:40'; nothing renders without it
 */
export function StaleDataTime({ time }: { readonly time: string | undefined }) {
  const { asOf } = usePageLocale();
  return time && <p className={label}>{asOf(time)}</p>;
}

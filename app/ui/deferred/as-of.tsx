import { useEdition } from '../locale/edition.ts';
import { label } from '../skeleton/skeleton.css.ts';

/**
 * Says quietly from when what stands below is, where the database does not answer. It has the look of the loading text, whose rules are on
 * every such page.
 *
 * @param time in India, in the words of the page, such as '10:40'; nothing is said without one
 */
export function AsOf({ time }: { readonly time: string | undefined }) {
  const { asOf } = useEdition();
  return time && <p className={label}>{asOf(time)}</p>;
}

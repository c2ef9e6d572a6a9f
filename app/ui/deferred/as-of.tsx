import { label } from '../skeleton/skeleton.css.ts';

/**
 * Says quietly from when what stands below is, where the database does not answer. It has the look of the loading text, whose rules are on
 * every such page.
 *
 * @param time in India, such as '10:40'; nothing is said without one
 */
export const AsOf = ({ time }: { readonly time: string | undefined }) =>
  time && <p className={label}>{`As of ${time}`}</p>;

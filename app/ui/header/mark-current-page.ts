import { search } from './header.css.ts';
import { homeLink } from './logo.css.ts';

/** Classes of header links that are no menu entries and are never marked. */
const unmarkedClasses = [homeLink, search];

/**
 * Marks the current page in the header's cached markup and opens its group in the phone menu. `MenuEntry` and
 * `PhoneMenu` do the same when React renders them for one page.
 *
 * @param header markup that was rendered without a current page
 * @param pathname path of the current page
 */
export function markCurrentPage(header: string, pathname: string): string {
  const current = `href="${pathname}"`;
  return header
    .replaceAll(/<details (name="treatments".*?<\/details>)/gs, (group, rest) =>
      group.includes(current) ? `<details open="" ${rest}` : group,
    )
    .replaceAll(/<a [^>]*>/g, (link) =>
      link.includes(current) && !unmarkedClasses.some((className) => link.includes(`class="${className}"`))
        ? link.replace(current, `${current} aria-current="page"`)
        : link,
    );
}

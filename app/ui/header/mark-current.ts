import { search } from './header.css.ts';
import { homeLink } from './logo.css.ts';

/** Links of the header that are no entries of a menu, and are never marked. */
const noEntries = [homeLink, search];

/**
 * Marks the page one is on in the finished markup of the header, and opens its group in the phone's menu: as `MenuEntry` and
 * `PhoneMenu` do where React renders them for one page.
 *
 * @param header rendered for no page of the site
 * @param pathname of the page
 */
export function markCurrent(header: string, pathname: string): string {
  const current = `href="${pathname}"`;
  return header
    .replaceAll(/<details (name="treatments".*?<\/details>)/gs, (group, rest) =>
      group.includes(current) ? `<details open="" ${rest}` : group,
    )
    .replaceAll(/<a [^>]*>/g, (link) =>
      link.includes(current) && !noEntries.some((look) => link.includes(`class="${look}"`))
        ? link.replace(current, `${current} aria-current="page"`)
        : link,
    );
}

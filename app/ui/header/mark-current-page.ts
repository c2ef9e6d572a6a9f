import { homeLink } from './logo.css.ts';

/**
 * Marks the current page in the header's cached markup, except in the logo, and opens its group on a phone.
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
      link.includes(current) && !link.includes(`class="${homeLink}"`)
        ? link.replace(current, `${current} aria-current="page"`)
        : link,
    );
}

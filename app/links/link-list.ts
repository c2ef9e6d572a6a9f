/** Query, address parameters and pages of the staff's list of links. The browser downloads this file too. */
import { pageOf } from '#app/navigation/list-address.ts';
import { listQuery, page, search } from '#app/navigation/list-query.ts';
import type { ListPosition } from '#app/ui/list-screen/list-count.ts';
import { type LinkCategory, linkCategories, type SocialLink } from './link.values.ts';
import { isPublic, linksByCategory, matchesLinkSearch } from './link.view.ts';

const linkListPageSize = 25;

export interface LinkListQuery {
  readonly search: string;
  /** Whether to list only links that the website does not show. */
  readonly isHiddenOnly: boolean;
  /** Page number, from 1. */
  readonly page: number;
}

export const { read: readLinkListQuery, addressOf: linkListAddress } = listQuery<LinkListQuery>({
  search,
  isHiddenOnly: {
    name: 'show',
    read: (text) => text === 'hidden',
    write: (isHiddenOnly) => (isHiddenOnly ? 'hidden' : ''),
  },
  page,
});

interface ListedGroup {
  readonly category: LinkCategory;
  readonly label: string;
  /** Links with their number within the category, from 1, counted across pages. */
  readonly links: readonly { readonly link: SocialLink; readonly number: number }[];
}

/** A page of the staff's list of links. */
export interface LinkListPage extends ListPosition {
  readonly groups: readonly ListedGroup[];
  /** First few of the links that the website does not show. */
  readonly hidden: readonly SocialLink[];
  /** Number of all matching links that the website does not show. */
  readonly hiddenCount: number;
  /** Whether this page has all links. The browser then searches by itself. */
  readonly isWhole: boolean;
}

/** Maximum number of hidden links named in the notice. A longer notice would push the list out of sight. */
const namedAsHidden = 5;

/**
 * Makes a page of links grouped by category in the order of requirement 47. A category may continue on the next page.
 *
 * @param links all links, newest first
 */
export function linkListPage(links: readonly SocialLink[], query: LinkListQuery): LinkListPage {
  const found = links.filter((link) => matchesLinkSearch(link, query.search));
  const hidden = found.filter((link) => !isPublic(link));
  const shown = query.isHiddenOnly ? hidden : found;
  const byCategory = linksByCategory(shown).flatMap(({ category, links: listed }) =>
    listed.map((link, index) => ({ category, link, number: index + 1 })),
  );
  const { range, ...place } = pageOf(query.page, { count: byCategory.length, size: linkListPageSize });
  const rows = byCategory.slice(range.offset, range.offset + range.limit);
  return {
    groups: linkCategories.flatMap(({ value, label }) => {
      const listed = rows
        .filter(({ category }) => category === value)
        .map(({ link, number }) => ({ link, number }));
      return listed.length === 0 ? [] : [{ category: value, label, links: listed }];
    }),
    ...place,
    count: shown.length,
    hidden: hidden.slice(0, namedAsHidden),
    hiddenCount: hidden.length,
    isWhole: query.search === '' && !query.isHiddenOnly && place.pages === 1,
  };
}

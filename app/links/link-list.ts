/** What the staff's list of links can be asked for, as its address says it, and a page of it. It goes to the browser. */
import { pageNumberOf } from '#app/navigation/list-address.ts';
import { type LinkCategory, linkCategories, type SocialLink } from './link.values.ts';
import { isPublic, linksByCategory, matchesLinkSearch } from './link.view.ts';

const linkListPageSize = 25;

export interface LinkListQuery {
  readonly search: string;
  /** Only what the website does not show. */
  readonly isHiddenOnly: boolean;
  /** From 1. */
  readonly page: number;
}

export const readLinkListQuery = (searchParams: URLSearchParams): LinkListQuery => ({
  search: (searchParams.get('q') ?? '').trim().slice(0, 100),
  isHiddenOnly: searchParams.get('show') === 'hidden',
  page: pageNumberOf(searchParams),
});

/** @param path of the list */
export function linkListAddress(path: string, { search, isHiddenOnly, page }: LinkListQuery): string {
  const fields = new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(isHiddenOnly && { show: 'hidden' }),
    ...(page !== 1 && { page: String(page) }),
  });
  return fields.size === 0 ? path : `${path}?${fields}`;
}

interface ListedGroup {
  readonly category: LinkCategory;
  readonly label: string;
  /** With its place among all that are found in the category, from 1. */
  readonly links: readonly { readonly link: SocialLink; readonly number: number }[];
}

/** A page of the staff's list of links. */
export interface LinkListPage {
  readonly groups: readonly ListedGroup[];
  readonly page: number;
  readonly pages: number;
  /** Of all pages. */
  readonly count: number;
  /** What of them the website does not show: the first few, and how many there are. */
  readonly hidden: readonly SocialLink[];
  readonly hiddenCount: number;
  /** Whether these are all links there are: then the list searches by itself. */
  readonly isWhole: boolean;
}

/** More names than these would hide the list that they lead to. */
const namedAsHidden = 5;

/**
 * A page of links by category, in the order of requirement 47; a category that no page ends goes on on the next one.
 *
 * @param links all there are, newest first
 */
export function linkListPage(links: readonly SocialLink[], query: LinkListQuery): LinkListPage {
  const found = links.filter((link) => matchesLinkSearch(link, query.search));
  const hidden = found.filter((link) => !isPublic(link));
  const shown = query.isHiddenOnly ? hidden : found;
  const byCategory = linksByCategory(shown).flatMap(({ category, links: listed }) =>
    listed.map((link, place) => ({ category, link, number: place + 1 })),
  );
  const pages = Math.max(Math.ceil(byCategory.length / linkListPageSize), 1);
  const page = Math.min(query.page, pages);
  const rows = byCategory.slice((page - 1) * linkListPageSize, page * linkListPageSize);
  return {
    groups: linkCategories.flatMap(({ value, label }) => {
      const listed = rows
        .filter(({ category }) => category === value)
        .map(({ link, number }) => ({ link, number }));
      return listed.length === 0 ? [] : [{ category: value, label, links: listed }];
    }),
    page,
    pages,
    count: shown.length,
    hidden: hidden.slice(0, namedAsHidden),
    hiddenCount: hidden.length,
    isWhole: query.search === '' && !query.isHiddenOnly && pages === 1,
  };
}

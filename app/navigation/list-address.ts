/** Longest page number, in digits; no list has more pages. */
const maxDigits = 4;

/** Returns the number of a page, from 1. A missing or invalid number counts as 1. */
export const pageNumberIn = (text: string): number =>
  new RegExp(`^[1-9]\\d{0,${maxDigits - 1}}$`).test(text) ? Number(text) : 1;

/** Returns the page number in an address, from 1. */
export const pageNumberOf = (searchParams: URLSearchParams): number =>
  pageNumberIn(searchParams.get('page') ?? '');

/**
 * Finds a page of a list, and its rows. A page after the last is replaced by the last: it may not exist any more, for
 * example after its last row was deleted.
 *
 * @param asked number of the page, from 1
 */
export function pageOf(asked: number, { count, size }: { readonly count: number; readonly size: number }) {
  const pages = Math.max(Math.ceil(count / size), 1);
  const page = Math.min(asked, pages);
  return { page, pages, range: { limit: size, offset: (page - 1) * size } };
}

/** A page of a list, with the search that filters it. */
export interface ListLocation {
  readonly search?: string;
  /** From 1. */
  readonly page?: number;
  /** Query parameters of further filters. */
  readonly filter?: Readonly<Record<string, string>>;
}

/**
 * Builds the address of a page of a list, without default values.
 *
 * @param path path of the list
 */
export function listAddress(path: string, { search = '', page = 1, filter = {} }: ListLocation): string {
  const query = new URLSearchParams({
    ...(search.trim() === '' ? {} : { q: search.trim() }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...filter,
  });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Query parameters of lists. */
const listFields = ['q', 'show', 'sort', 'page', 'details'] as const;

/**
 * Builds a list's address with the list parameters of a dialog's address. Dialogs carry these parameters, so
 * that closing one leads back to the same rows.
 *
 * @param path path of the list
 * @param search query of the dialog's address
 */
export function listAddressWithin(path: string, search: string): string {
  const given = new URLSearchParams(search);
  const query = new URLSearchParams(
    listFields.flatMap((name) => {
      const value = given.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Returns the path of an address, without query and hash. */
export const pathOfAddress = (address: string): string => address.split(/[?#]/, 1)[0] ?? address;

/** Returns the query of an address with its question mark; an empty string if it has none. */
export function queryOfAddress(address: string): string {
  const [beforeHash = ''] = address.split('#', 1);
  const at = beforeHash.indexOf('?');
  return at === -1 ? '' : beforeHash.slice(at);
}

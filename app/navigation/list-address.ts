/** Longer numbers are none of a list. */
const longest = 4;

/** The page of a list that an address asks for, from 1: the first where it asks for none, or for what is no number. */
export function pageNumberOf(searchParams: URLSearchParams): number {
  const asked = searchParams.get('page') ?? '';
  return new RegExp(`^[1-9]\\d{0,${longest - 1}}$`).test(asked) ? Number(asked) : 1;
}

/** A place in a list: what is searched for in it, and which page. */
export interface ListPlace {
  readonly search?: string;
  /** From 1. */
  readonly page?: number;
}

/**
 * The address of a place in a list, with nothing in it that goes without saying.
 *
 * @param path of the list
 */
export function listAddress(path: string, { search = '', page = 1 }: ListPlace): string {
  const query = new URLSearchParams({
    ...(search.trim() === '' ? {} : { q: search.trim() }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The fields by which an address asks for a part of a list. */
const listFields = ['q', 'show', 'sort', 'page', 'details'] as const;

/**
 * A list's address with what another address says of that list: its dialogs carry it along, so that leaving them leads back to the same rows.
 *
 * @param path of the list
 * @param search of the address of a dialog above it
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

/** The part of an address before its query. */
export const pathOfAddress = (address: string): string => address.split(/[?#]/, 1)[0] ?? address;

/** The query of an address, question mark and all; empty where it has none. */
export function queryOfAddress(address: string): string {
  const [beforeHash = ''] = address.split('#', 1);
  const at = beforeHash.indexOf('?');
  return at === -1 ? '' : beforeHash.slice(at);
}

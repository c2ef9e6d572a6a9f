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

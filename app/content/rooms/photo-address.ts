/** The viewer's place in the address: `?photo=3` is the third picture of the gallery. */
import { galleryRooms } from './rooms.ts';

const name = 'photo';

/**
 * Which picture an address asks for, from 1.
 *
 * @returns undefined where it asks for none, for one there is not, or for several: that is the gallery itself
 */
export function photoIn(search: URLSearchParams): number | undefined {
  const [asked = '', ...others] = search.getAll(name);
  if (others.length > 0 || !/^[1-9]\d*$/.test(asked)) return undefined;
  const number = Number(asked);
  return number <= galleryRooms.length ? number : undefined;
}

/** The same query with another picture, or with none. */
export function withPhoto(search: URLSearchParams, number?: number): string {
  const changed = new URLSearchParams(search);
  if (number === undefined) changed.delete(name);
  else changed.set(name, String(number));
  return changed.size > 0 ? `?${changed}` : '';
}

/** Where a picture stands open without scripts, on a page that shows the gallery. */
export const photoHref = (pathname: string, number: number) => `${pathname}?${name}=${number}`;

/** The id of a picture in a grid. */
export const photoId = (number: number) => `${name}-${number}`;

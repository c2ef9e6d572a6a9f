/** The viewer's query parameter: `?photo=3` is the third picture of the gallery. */
import { galleryRooms } from './rooms.ts';

const name = 'photo';

/**
 * Number of the picture in an address, from 1.
 *
 * @returns undefined for no number, an invalid one, or several: the viewer stays closed
 */
export function photoIn(search: URLSearchParams): number | undefined {
  const [asked = '', ...others] = search.getAll(name);
  if (others.length > 0 || !/^[1-9]\d*$/.test(asked)) return undefined;
  const number = Number(asked);
  return number <= galleryRooms.length ? number : undefined;
}

/** The query with another picture, or without a picture. */
export function withPhoto(search: URLSearchParams, number?: number): string {
  const changed = new URLSearchParams(search);
  if (number === undefined) changed.delete(name);
  else changed.set(name, String(number));
  return changed.size > 0 ? `?${changed}` : '';
}

/** Link that opens the viewer without scripts. */
export const photoHref = (pathname: string, number: number) => `${pathname}?${name}=${number}`;

/** Element id of a picture in the grid. */
export const photoId = (number: number) => `${name}-${number}`;

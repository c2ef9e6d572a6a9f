import { drawingName } from './heroes.ts';

/** In pixels: what the large previews of messengers and social networks are cut for. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The picture that goes with a link to a page of the catalogue. The build makes it (tools/share-pictures). */
export function sharePicture(path: string): string {
  return `/pictures/share/${drawingName(path)}.jpg`;
}

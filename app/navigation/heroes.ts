/** The name of a page's drawings: its path without the slash, in small letters. */
export function drawingName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).toLowerCase();
}

/** The hero picture of a page of the catalogue (drawn by art/hills, 1600 by 720). */
export function heroPicture(path: string): string {
  return `/pictures/heroes/${drawingName(path)}.svg`;
}

/** The hills behind a page that is not in the catalogue: not found, or failed. */
export const elsewhereHero = '/pictures/heroes/elsewhere.svg';

/** The home page's hills at night, for the dark scheme. */
export const homeNightHero = '/pictures/heroes/home-night.svg';

/** The home page's hills at first light as a silent loop (art/video). */
export const homeLoop = { av1: '/video/home-loop-av1.mp4', h264: '/video/home-loop-h264.mp4' } as const;

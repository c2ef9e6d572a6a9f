/** Returns the file name of a page's drawings: its path without the slash, in lower case. */
export function drawingName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).toLowerCase();
}

/** Returns the hero picture of a page in the catalogue (drawn by art/hills, 1600 by 720). */
export function heroPicture(path: string): string {
  return `/pictures/heroes/${drawingName(path)}.svg`;
}

/** Hero picture of pages outside the catalogue: not found, or failed. */
export const fallbackHero = '/pictures/heroes/elsewhere.svg';

/** Hero picture of the home page in the dark scheme: the hills at night. */
export const homeNightHero = '/pictures/heroes/home-night.svg';

/** Silent loop of the home page: the hills at first light (art/video). */
export const homeHeroVideo = { av1: '/video/home-loop-av1.mp4', h264: '/video/home-loop-h264.mp4' } as const;

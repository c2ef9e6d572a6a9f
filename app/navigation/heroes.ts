import { drawingName } from './drawing-name.ts';
import { informationGroups } from './pages.ts';

/** Information pages that show the drawing of another page. */
const borrowedHeroes: ReadonlyMap<string, string> = new Map(
  informationGroups.flatMap(({ pages }) => pages.flatMap(({ path, hero }) => (hero ? [[path, hero]] : []))),
);

/**
 * Returns the hero picture of a page in the catalogue (drawn by art/hills, 1600 by 720). An information page without
 * a drawing of its own shows that of its group (tools/information-pages/index-file.ts).
 */
export function heroPicture(path: string): string {
  return `/pictures/heroes/${drawingName(borrowedHeroes.get(path) ?? path)}.svg`;
}

/** Hero picture of pages outside the catalogue: not found, or failed. */
export const fallbackHero = '/pictures/heroes/elsewhere.svg';

/** The picture of a hero for the dark scheme: the same land at night. */
export const nightHero = (picture: string): string => picture.replace('.svg', '-night.svg');

/** Silent loop of the home page: the hills at first light (art/video). */
export const homeHeroVideo = { av1: '/video/home-loop-av1.mp4', h264: '/video/home-loop-h264.mp4' } as const;

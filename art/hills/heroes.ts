/** Hour, landscape and motif of each page. An information page that is missing here shows the drawing of its group. */
import { drawingName } from '#app/navigation/drawing-name.ts';
import { allPages } from '#app/navigation/pages.ts';
import { drawLandscape, type Landscape, type Motif } from './landscape.ts';
import { children } from './motifs/children.ts';
import { counselling } from './motifs/counselling.ts';
import { deAddiction } from './motifs/de-addiction.ts';
import { epilepsy } from './motifs/epilepsy.ts';
import { headache } from './motifs/headache.ts';
import { psychiatry } from './motifs/psychiatry.ts';
import { publicPages } from './motifs/public-pages.ts';
import { services } from './motifs/services.ts';
import { sexualWellness } from './motifs/sexual-wellness.ts';
import { sleep } from './motifs/sleep.ts';
import { between, type Palette, palettes } from './palettes.ts';

type Land = Omit<Landscape, 'seed' | 'palette' | 'light' | 'ground' | 'motif'>;
type Hero = Omit<Landscape, 'motif'>;

const { dawn, morning, forenoon, day, sunrise, dusk, night, clearing, afterRain, firstLight, houseNight } =
  palettes;

const streaks = (count: number, strength = 0.5) => ({ kind: 'streaks', count, strength }) as const;
const heaps = (count: number, strength = 0.85) => ({ kind: 'heaps', count, strength }) as const;
const bank = (count: number, strength = 0.95) => ({ kind: 'bank', count, strength }) as const;

/** The end of the night: a line of dawn under a dark sky. */
const atDawnsEdge: Palette = {
  ...between(night, dawn, 0.22),
  sky: ['#14263f', '#34526c', '#a79a94', '#f4b981'],
  far: '#7f8790',
  haze: '#a9a39c',
};

function hero(
  kind: Landscape['light']['kind'],
  [x, y, radius]: readonly [x: number, y: number, radius: number],
  palette: Palette,
  seed: number,
  ground: Landscape['ground'],
  land: Land = {},
): Hero {
  return { palette, seed, light: { kind, x, y, radius }, ground, ...land };
}

const sun = hero.bind(undefined, 'sun');
const crescent = hero.bind(undefined, 'crescent');
const moon = hero.bind(undefined, 'moon');

const homeLand: Land = {
  horizon: 330,
  relief: 1.1,
  clouds: streaks(4),
  birds: 5,
  range: 'sharp',
  village: [738, 772, 858],
  edge: 'deodars',
};

/** Keys are page paths. `/elsewhere` is the hero of the 404 page and of error pages. */
const heroes: Readonly<Record<string, Hero>> = {
  '/': sun([1075, 268, 58], firstLight, 41, 'shore', homeLand),

  '/about': sun([930, 250, 52], firstLight, 57, 'meadow', { clouds: streaks(3), birds: 4, village: [620] }),
  '/doctors': sun([1290, 230, 50], between(firstLight, morning, 0.5), 62, 'knoll', {
    range: 'snow',
    birds: 3,
  }),
  '/therapyCounselling': sun([820, 286, 56], between(firstLight, forenoon, 0.6), 66, 'rise', {
    river: 760,
    edge: 'none',
  }),
  '/management': sun([1160, 300, 64], between(firstLight, dawn, 0.6), 71, 'knoll', {
    clouds: streaks(3),
    birds: 5,
  }),
  '/pictures': sun([1010, 246, 48], between(firstLight, day, 0.4), 79, 'fall', {
    range: 'sharp',
    clouds: heaps(3, 0.7),
  }),
  '/Youtube': sun([880, 322, 70], between(dusk, firstLight, 0.25), 83, 'bowl', {
    stars: 24,
    clouds: streaks(2, 0.4),
  }),
  '/Instagram': sun([1330, 262, 56], between(firstLight, sunrise, 0.45), 88, 'meadow', {
    birds: 5,
    flowers: true,
  }),
  '/privacyPolicy': sun([760, 230, 46], between(firstLight, afterRain, 0.5), 93, 'shore', {
    range: 'soft',
    clouds: streaks(3),
  }),
  '/rights': sun([1290, 262, 58], between(firstLight, forenoon, 0.35), 95, 'meadow', {
    range: 'snow',
    clouds: streaks(4),
    birds: 3,
    edge: 'none',
  }),
  '/urgent': sun([1120, 252, 52], between(firstLight, morning, 0.35), 137, 'rise', {
    range: 'soft',
    clouds: streaks(3),
    birds: 3,
  }),
  '/refer': sun([1010, 262, 54], between(firstLight, forenoon, 0.5), 149, 'meadow', {
    range: 'soft',
    clouds: streaks(2),
    birds: 3,
    village: [620],
  }),
  '/find-us': sun([900, 258, 56], between(firstLight, morning, 0.6), 101, 'rise', { river: 700, birds: 3 }),
  '/a-z': sun([1180, 246, 54], between(firstLight, day, 0.4), 131, 'bank', { river: 820, birds: 3 }),
  '/elsewhere': sun([1240, 310, 66], between(firstLight, dawn, 0.3), 97, 'fall', {
    range: 'snow',
    clouds: streaks(4),
    birds: 3,
  }),

  '/psychiatry': sun([1150, 318, 60], dawn, 3, 'knoll', {
    clouds: streaks(4),
    birds: 5,
    village: [720, 770],
  }),
  '/depression': sun([905, 300, 52], between(dawn, dusk, 0.32), 104, 'rise', {
    range: 'sharp',
    clouds: streaks(2),
  }),
  '/anxiety': sun([1180, 262, 54], between(dawn, morning, 0.6), 107, 'cove', {
    lake: 478,
    birds: 4,
    clouds: streaks(3),
    edge: 'deodars',
  }),
  '/bipolar-disorder': sun([840, 240, 56], between(dawn, forenoon, 0.55), 113, 'bank', {
    clouds: streaks(5),
    river: 1130,
    range: 'snow',
  }),
  '/schizophrenia': sun([1020, 270, 64], between(dawn, sunrise, 0.55), 118, 'meadow', {
    birds: 4,
    clouds: streaks(3),
  }),
  '/ocd': sun([1300, 250, 50], between(dawn, afterRain, 0.65), 125, 'cove', {
    lake: 476,
    range: 'sharp',
    birds: 3,
    clouds: streaks(2),
  }),
  '/when-someone-refuses': sun([830, 284, 54], between(dawn, dusk, 0.55), 128, 'rise', {
    range: 'snow',
    clouds: streaks(3),
    birds: 3,
  }),
  '/when-the-body-speaks': sun([880, 296, 54], between(dawn, dusk, 0.4), 134, 'meadow', {
    range: 'soft',
    clouds: streaks(4),
  }),
  '/when-the-mind-changes': crescent([900, 330, 34], atDawnsEdge, 136, 'meadow', {
    range: 'sharp',
    horizon: 400,
    stars: 60,
    clouds: streaks(3, 0.3),
  }),

  '/pregnancy-and-birth': sun([870, 300, 54], between(dawn, day, 0.35), 138, 'meadow', {
    clouds: streaks(3),
    birds: 3,
    flowers: true,
    edge: 'none',
  }),
  '/memory-and-older-people': sun([900, 320, 62], between(dawn, dusk, 0.3), 140, 'rise', {
    range: 'snow',
    clouds: streaks(3),
    edge: 'none',
  }),
  '/medicines': sun([1120, 280, 54], between(dawn, forenoon, 0.7), 146, 'meadow', {
    range: 'soft',
    clouds: heaps(3, 0.6),
    edge: 'none',
  }),
  '/lithium': sun([1150, 300, 60], between(dawn, afterRain, 0.5), 148, 'meadow', {
    lake: 486,
    clouds: streaks(4),
    edge: 'none',
  }),
  '/psychiatric-care': sun([870, 250, 50], morning, 131, 'meadow', {
    clouds: streaks(3),
    birds: 4,
    edge: 'neem',
  }),
  '/deaddiction': sun([1310, 280, 60], between(morning, sunrise, 0.25), 137, 'rise', {
    range: 'snow',
    clouds: streaks(3),
  }),
  '/sexual-wellness': sun([1040, 310, 66], between(morning, dawn, 0.5), 142, 'fall', {
    clouds: streaks(4),
    river: 820,
  }),

  '/who-cares-for-the-carer': sun([1010, 320, 56], between(dusk, morning, 0.22), 145, 'meadow', {
    clouds: streaks(4),
    birds: 4,
    village: [720, 765],
    edge: 'none',
  }),

  '/counselling-and-therapy': sun([1130, 232, 48], forenoon, 151, 'knoll', {
    clouds: heaps(4, 0.7),
    birds: 4,
    village: [680, 720],
  }),
  '/cbt': sun([1320, 230, 46], between(forenoon, morning, 0.4), 157, 'meadow', {
    clouds: heaps(3, 0.7),
    range: 'sharp',
  }),
  '/dbt': sun([920, 215, 52], between(forenoon, afterRain, 0.4), 163, 'shore', {
    lake: 482,
    birds: 3,
    clouds: streaks(4),
  }),
  '/individual-counselling': sun([860, 228, 44], between(forenoon, day, 0.3), 169, 'fall', {
    clouds: heaps(3, 0.6),
    terraces: true,
  }),
  '/stress-management': sun([1240, 236, 56], between(forenoon, dawn, 0.35), 174, 'meadow', {
    birds: 3,
    clouds: streaks(3),
  }),
  '/behaviour-therapy': sun([1000, 225, 46], between(forenoon, morning, 0.15), 181, 'bank', {
    range: 'snow',
    clouds: heaps(4, 0.6),
  }),
  '/relaxation-therapy': sun([1180, 250, 84], between(forenoon, firstLight, 0.5), 186, 'knoll', {
    clouds: streaks(3),
  }),
  '/social-skills-training': sun([800, 260, 58], between(forenoon, sunrise, 0.25), 193, 'meadow', {
    birds: 4,
    village: [1180, 1230, 1290],
    terraces: true,
  }),
  '/farm-debt-and-family-abroad': sun([1340, 250, 54], between(clearing, forenoon, 0.45), 197, 'meadow', {
    clouds: bank(2, 0.5),
    village: [760, 810],
    relief: 0.6,
    horizon: 420,
    edge: 'none',
  }),

  '/mental-health-children': sun([1390, 226, 46], day, 8, 'meadow', {
    clouds: heaps(4),
    flowers: true,
    relief: 1.35,
    horizon: 350,
  }),
  '/adhd': sun([820, 240, 48], between(day, forenoon, 0.3), 205, 'fall', {
    clouds: heaps(5),
    flowers: true,
    range: 'sharp',
    relief: 1.5,
    horizon: 390,
  }),
  '/autism': sun([1330, 228, 44], between(day, morning, 0.5), 211, 'knoll', {
    clouds: heaps(3),
    lake: 500,
    horizon: 370,
    relief: 1.2,
  }),
  '/incontinence': sun([1150, 318, 50], between(day, morning, 0.2), 219, 'rise', {
    clouds: heaps(4),
    flowers: true,
    village: [700, 745],
    horizon: 410,
    relief: 0.7,
  }),
  '/behaviour-issues': sun([790, 232, 54], between(day, afterRain, 0.4), 223, 'knoll', {
    clouds: heaps(3),
    river: 760,
    relief: 1.2,
  }),
  '/conduct-disorder': sun([1100, 330, 44], between(day, forenoon, 0.55), 229, 'bowl', {
    clouds: heaps(4, 0.75),
    terraces: true,
    horizon: 420,
    relief: 0.8,
  }),
  '/learning-disability': sun([900, 222, 46], between(day, morning, 0.35), 235, 'meadow', {
    clouds: heaps(4),
    range: 'snow',
    flowers: true,
    horizon: 340,
    relief: 1.6,
  }),
  '/before-you-tell-us': sun([860, 236, 46], between(day, firstLight, 0.45), 238, 'rise', {
    clouds: heaps(3, 0.8),
    birds: 3,
    horizon: 380,
    edge: 'none',
  }),

  '/De-addictionProgramme': sun([1150, 330, 76], sunrise, 241, 'bank', {
    clouds: streaks(5),
    birds: 5,
    relief: 1.2,
  }),
  '/motivation-enhancement': sun([1330, 330, 60], between(sunrise, dawn, 0.4), 247, 'rise', {
    range: 'sharp',
    clouds: streaks(3),
    birds: 3,
    horizon: 390,
    relief: 1.6,
  }),
  '/relapse-prevention': sun([930, 340, 58], between(sunrise, firstLight, 0.4), 252, 'meadow', {
    clouds: streaks(3),
    horizon: 420,
    relief: 0.8,
  }),
  '/motivation-by-hypnosis': sun([1080, 330, 66], between(sunrise, firstLight, 0.65), 259, 'cove', {
    lake: 484,
    clouds: streaks(4),
    horizon: 390,
  }),
  '/detoxprogram': sun([940, 320, 52], between(sunrise, morning, 0.45), 265, 'bank', {
    range: 'snow',
    birds: 4,
    horizon: 370,
    relief: 1.4,
  }),
  '/OstAddiction': sun([960, 344, 64], between(sunrise, forenoon, 0.4), 271, 'meadow', {
    clouds: streaks(4),
    village: [700, 742],
    horizon: 420,
    relief: 0.55,
  }),
  '/AntidoteTherapy': sun([1200, 320, 64], between(sunrise, dawn, 0.7), 276, 'knoll', {
    birds: 6,
    clouds: streaks(3),
    terraces: true,
    horizon: 360,
    relief: 1.2,
  }),
  '/chitta-and-needles': crescent([930, 352, 32], between(night, dusk, 0.25), 279, 'bank', {
    horizon: 420,
    relief: 0.9,
    stars: 60,
  }),
  '/is-this-centre-lawful': sun([1150, 342, 62], between(sunrise, firstLight, 0.55), 281, 'meadow', {
    clouds: streaks(4),
    birds: 4,
    horizon: 410,
    relief: 0.8,
    edge: 'none',
  }),

  '/sexual-wellness-program': sun([1010, 328, 68], dusk, 283, 'knoll', {
    clouds: streaks(5),
    birds: 4,
    relief: 1.3,
    horizon: 350,
  }),
  '/premature-ejaculation': sun([1090, 330, 58], between(dusk, dawn, 0.3), 289, 'bank', {
    clouds: streaks(3),
    horizon: 380,
    relief: 0.75,
  }),
  '/erectile-dysfunction': sun([900, 350, 70], between(dusk, sunrise, 0.4), 294, 'knoll', {
    range: 'sharp',
    clouds: streaks(4),
    birds: 3,
    horizon: 400,
    relief: 1.6,
  }),
  '/reduced-high-libido': moon([1330, 352, 46], between(dusk, night, 0.5), 301, 'cove', {
    horizon: 400,
    lake: 474,
    stars: 40,
  }),
  '/anorgasmia': sun([980, 332, 62], between(dusk, firstLight, 0.4), 307, 'cove', {
    lake: 486,
    clouds: streaks(3),
    edge: 'neem',
    horizon: 380,
    relief: 0.7,
  }),
  '/dhat-syndrome': sun([1078, 352, 60], between(dusk, forenoon, 0.35), 312, 'meadow', {
    clouds: streaks(4),
    village: [760, 810],
    horizon: 430,
    relief: 0.6,
  }),
  '/periods-menopause-and-pain-in-sex': moon([1140, 376, 40], between(dusk, night, 0.62), 316, 'meadow', {
    horizon: 440,
    relief: 0.8,
    stars: 30,
  }),

  '/sleep-clinic': moon([1090, 346, 44], night, 319, 'meadow', {
    relief: 0.8,
    horizon: 420,
    stars: 80,
    clouds: streaks(2, 0.15),
  }),
  '/insomnia': crescent([985, 340, 36], between(night, dusk, 0.2), 325, 'rise', {
    relief: 0.9,
    horizon: 460,
    stars: 80,
  }),
  '/disturbed-sleep': moon([1090, 372, 58], between(night, clearing, 0.18), 331, 'bowl', {
    horizon: 440,
    stars: 40,
    clouds: streaks(4, 0.25),
  }),
  '/non-refreshing-sleep': crescent([1060, 330, 30], atDawnsEdge, 337, 'shore', {
    horizon: 400,
    stars: 40,
    range: 'snow',
    clouds: streaks(4, 0.3),
  }),
  '/sleep-talking': moon([1222, 352, 86], between(night, houseNight, 0.5), 343, 'fall', {
    relief: 1.3,
    horizon: 440,
    stars: 60,
  }),
  '/sleep-walking': crescent([1020, 340, 38], between(night, houseNight, 0.25), 349, 'knoll', {
    relief: 1.3,
    horizon: 410,
    stars: 70,
    village: [1010, 1050],
  }),
  '/nightmares': crescent([930, 352, 34], between(night, dusk, 0.15), 354, 'knoll', {
    relief: 1.5,
    horizon: 450,
    stars: 110,
    range: 'sharp',
  }),

  '/headache-clinic': sun([1080, 230, 50], clearing, 361, 'rise', {
    clouds: bank(4),
    rain: true,
    beams: true,
  }),
  '/migraine': sun([1120, 220, 44], between(clearing, firstLight, 0.35), 367, 'meadow', {
    clouds: bank(3, 0.6),
    halo: 96,
  }),
  '/tension-headache': sun([850, 240, 56], between(clearing, dawn, 0.6), 373, 'knoll', {
    clouds: streaks(6, 0.6),
    birds: 5,
    range: 'sharp',
    relief: 0.8,
  }),

  '/epilepsy-clinic': sun([420, 230, 44], afterRain, 379, 'knoll', {
    rainbow: { x: 1130, y: 612, radius: 338 },
    clouds: heaps(3, 0.7),
    birds: 3,
  }),
  '/seizure': sun([1480, 210, 50], between(afterRain, forenoon, 0.4), 386, 'fall', {
    rainbow: { x: 920, y: 640, radius: 366 },
    clouds: heaps(2, 0.6),
    river: 700,
  }),
  '/functional-attacks-and-possession': sun([1436, 336, 56], between(afterRain, dusk, 0.62), 391, 'knoll', {
    clouds: streaks(6, 0.6),
    horizon: 400,
    relief: 0.9,
    edge: 'none',
  }),
};

const motifs: Readonly<Record<string, Motif>> = {
  ...publicPages,
  ...psychiatry,
  ...services,
  ...counselling,
  ...children,
  ...deAddiction,
  ...sexualWellness,
  ...sleep,
  ...headache,
  ...epilepsy,
};

const nothing: Motif = () => '';

/** Keys of all heroes: the pages of the catalogue that have a drawing of their own, and `/elsewhere`. */
export const heroPaths: readonly string[] = [
  ...allPages.map((page): string => page.path).filter((path) => path in heroes),
  '/elsewhere',
];

/** Paths of the landscapes and motifs above, for the test that no page has gone from under them. */
export const describedPaths: readonly string[] = [
  ...new Set([...Object.keys(heroes), ...Object.keys(motifs)]),
];

/** Paths of a hero by day and of the same land at night, under `public/`. */
export const heroFile = (path: string): string => `pictures/heroes/${drawingName(path)}.svg`;
export const nightHeroFile = (path: string): string => `pictures/heroes/${drawingName(path)}-night.svg`;

function landscapeOf(path: string): Landscape {
  const found = heroes[path];
  if (!found) throw new Error(`No hero picture is described for ${path}.`);
  const { seed, light } = found;
  const own = { ...found, motif: motifs[path] ?? nothing };
  if (found.horizon) return own;
  // The seed varies horizon and relief, so that all landscapes differ. Wide screens show only a low band of the
  // picture, so the horizon is low and the sun or moon stays near it.
  const horizon = 396 + ((seed * 37) % 30);
  return {
    ...own,
    horizon,
    relief: found.relief ?? 0.62 + ((seed * 71) % 100) / 180,
    light: { ...light, y: Math.round(horizon + (light.y - 330) * 0.5) },
  };
}

/** Draws the hero of one of `heroPaths`. */
export function drawHero(path: string): string {
  const landscape = landscapeOf(path);
  return path === '/' ? drawLandscape(landscape, 0) : drawLandscape(landscape);
}

/** The same land at night, for the dark scheme: lamps, stars and a moon, without what only daylight shows. */
function atNight(path: string): Landscape {
  const { seed, light, clouds, ...land } = landscapeOf(path);
  const kind = path === '/' || seed % 3 > 0 ? 'crescent' : 'moon';
  const radius = Math.round(Math.min(light.radius, 58) * 0.8);
  return {
    ...land,
    seed,
    palette: between(houseNight, night, ((seed * 29) % 50) / 100),
    light: { kind, x: light.x, y: light.y - (path === '/' ? 43 : 12), radius },
    ...(clouds && { clouds: { ...clouds, strength: clouds.strength * 0.4 } }),
    birds: 0,
    stars: 34,
    halo: undefined,
    beams: false,
    rainbow: undefined,
    rain: false,
  };
}

/** Draws the hero of one of `heroPaths` at night. */
export const drawNightHero = (path: string): string => drawLandscape(atNight(path));

/** Draws a frame of the home page's loop at a phase from 0 to 1. Frame 0 is the hero of the home page. */
export function drawHomeFrame(phase: number): string {
  return drawLandscape(landscapeOf('/'), phase);
}

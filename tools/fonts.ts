/**
 * Makes the font files of public/fonts from the families' packages: `npm run fonts`, by hand, when a character
 * is missing or a family has a new version. Browsers cache published files without checking them again, so changed files go into
 * the next folder: raise `version` here, `fontVersion` in app/ui/theme/tokens.ts, and delete the old folder.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const version = 2;
const folder = new URL(`../public/fonts/${version}/`, import.meta.url);
const { resolve } = createRequire(import.meta.url);

// Mukta comes from a package with the whole family: Fontsource keeps ₹ apart from the Latin letters.
const mukta = '@expo-google-fonts/mukta';
const martel = '@fontsource/martel';
// Martel has no Gurmukhi, so the bold weight of Mukta Mahee stands beside it in headings.
const muktaMahee = '@fontsource/mukta-mahee';

interface FontFile {
  readonly name: string;
  readonly source: string;
  /** The script of the file; left out for Latin. */
  readonly script?: keyof typeof scripts;
}

const fonts: readonly FontFile[] = [
  { name: 'mukta-400', source: `${mukta}/400Regular/Mukta_400Regular.ttf` },
  { name: 'mukta-600', source: `${mukta}/600SemiBold/Mukta_600SemiBold.ttf` },
  { name: 'martel-700', source: `${martel}/files/martel-latin-700-normal.woff2` },
  { name: 'mukta-devanagari-400', source: `${mukta}/400Regular/Mukta_400Regular.ttf`, script: 'devanagari' },
  {
    name: 'mukta-devanagari-600',
    source: `${mukta}/600SemiBold/Mukta_600SemiBold.ttf`,
    script: 'devanagari',
  },
  {
    name: 'martel-devanagari-700',
    source: `${martel}/files/martel-devanagari-700-normal.woff2`,
    script: 'devanagari',
  },
  ...[400, 600, 700].map(
    (weight): FontFile => ({
      name: `mukta-mahee-gurmukhi-${weight}`,
      source: `${muktaMahee}/files/mukta-mahee-gurmukhi-${weight}-normal.woff2`,
      script: 'gurmukhi',
    }),
  ),
];

const licences = [`${mukta}/LICENSE_FONT`, `${martel}/LICENSE`, `${muktaMahee}/LICENSE`];

const characters = [
  between('\u0020', '\u007e'),
  between('\u00c0', '\u00ff'),
  '\u00a0©°·½',
  '–—‘’“”…•',
  '₹−≥≤',
].join('');

/** Font features for the shapes of letters that Devanagari and Gurmukhi both have. */
const indicFeatures = [
  'abvm',
  'abvs',
  'akhn',
  'blwf',
  'blwm',
  'blws',
  'half',
  'haln',
  'nukt',
  'pres',
  'psts',
] as const;

/**
 * The letters of each script, with the joiners and the dotted circle that stands for a missing letter, and the font features
 * for its shapes. Without them conjuncts would fall apart. `dist` is how Martel sets the distances of its letters, where the
 * others have `kern`.
 */
const scripts = {
  devanagari: {
    characters: [between('\u0900', '\u097f'), '\u200c\u200d\u25cc'].join(''),
    features: [...indicFeatures, 'cjct', 'dist', 'rkrf', 'rphf', 'vatu'],
  },
  gurmukhi: {
    characters: [between('\u0a00', '\u0a7f'), '\u0964\u0965\u200c\u200d\u25cc'].join(''),
    features: [...indicFeatures, 'pref', 'pstf'],
  },
} as const;

function between(first: string, last: string): string {
  const start = first.charCodeAt(0);
  const length = last.charCodeAt(0) - start + 1;
  return String.fromCharCode(...Array.from({ length }, (_, step) => start + step));
}

await mkdir(folder, { recursive: true });

for (const { name, source, script } of fonts) {
  const letters = script ? scripts[script].characters : characters;
  const subset = await subsetFont(await readFile(resolve(source)), letters, {
    targetFormat: 'woff2',
    // Hints are a third of a file and no screen of a phone reads them; the other features are for other scripts.
    noHinting: true,
    keepFeatures: [
      'ccmp',
      'kern',
      'liga',
      'locl',
      'mark',
      'tnum',
      ...(script ? [...scripts[script].features, 'mkmk', 'calt'] : []),
    ],
  });
  await writeFile(new URL(`${name}.woff2`, folder), subset);
  console.log(`${name}.woff2  ${(subset.byteLength / 1000).toFixed(1)} kB`);
}

const texts = await Promise.all(licences.map((licence) => readFile(resolve(licence), 'utf8')));
await writeFile(
  new URL('OFL.txt', folder),
  `${texts.map((text) => text.trim()).join(`\n\n${'='.repeat(80)}\n\n`)}\n`,
);

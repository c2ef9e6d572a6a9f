/**
 * `npm run bench:page-sizes` after a build: prints the size of one page per template in each locale, beside the
 * default one. Pages are compressed as the cache stores them. docs/speed.md explains the figures.
 */
import { brotliCompressSync } from 'node:zlib';
import { defaultLocale, type Locale, locales, otherLocales } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { catalogueOf } from '#app/navigation/localized-pages.ts';
import { findInformationPage } from '#app/navigation/pages.ts';
import { asCached } from '#tests/support/as-cached.ts';
import { startSite } from '#tests/support/site.ts';
import { readLocalizedPages } from '#tools/information-pages/localized-pages.ts';
import { markdownTable } from '../measuring/markdown-table.ts';

const templates = [
  ['home', '/'],
  ['doctors', '/doctors'],
  ['a doctor', '/doctors/dr-gurpreet-sandhu-sample'],
  ['prices', '/therapyCounselling'],
  ['about', '/about'],
  ['management', '/management'],
  ['pictures', '/pictures'],
  ['videos', '/Youtube'],
  ['rights', '/rights'],
  ['privacy policy', '/privacyPolicy'],
  ['a check', '/check/mood'],
  ['a sheet', '/tools/safety-plan'],
] as const;

const site = await startSite({ seeded: true });

async function bytesAt(path: string): Promise<number> {
  const response = await site.fetch(path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
  return brotliCompressSync(await asCached(await response.text())).length;
}

const shown = (bytes: number) => bytes.toLocaleString('en');

/** Bytes of a page in the default locale and in another one. */
interface Sizes {
  readonly byDefault: number;
  readonly localized: number;
}

const rowOf = (name: string, { byDefault, localized }: Sizes) => [
  name,
  shown(byDefault),
  shown(localized),
  (localized / byDefault).toFixed(2),
];

const sizesOf = async (locale: Locale, path: string): Promise<Sizes> => ({
  byDefault: await bytesAt(path),
  localized: await bytesAt(pathIn(locale, path)),
});

for (const locale of otherLocales) {
  const language = locales[locale].englishName;
  const rows: string[][] = [];
  const pages = await readLocalizedPages(locale);
  for (const [name, path] of templates) {
    // Punjabi has no self-checks: none was published in the language.
    if (catalogueOf(defaultLocale).includes(path) && !pages.has(path)) continue;
    rows.push(rowOf(name, await sizesOf(locale, path)));
  }

  const whole = [...pages.keys()].filter((path) => findInformationPage(path) && pages.get(path)?.isWhole);
  const sizes: Sizes[] = [];
  for (const path of whole) sizes.push(await sizesOf(locale, path));
  sizes.sort((one, other) => one.localized - other.localized);
  for (const [name, index] of [
    ['shortest', 0],
    ['middle', Math.floor(sizes.length / 2)],
    ['longest', sizes.length - 1],
  ] as const) {
    const found = sizes[index];
    if (found) rows.push(rowOf(`the ${name} in ${language} of ${sizes.length} information pages`, found));
  }
  console.log(markdownTable(['page, bytes', locales[defaultLocale].englishName, language, 'times'], rows));
}
await site.dispose();

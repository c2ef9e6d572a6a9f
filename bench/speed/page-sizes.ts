/**
 * `node bench/speed/page-sizes.ts` after a build: prints the size of one page per template in English and in
 * Hindi. Pages are compressed as the cache stores them. docs/speed.md explains the figures.
 */
import { brotliCompressSync } from 'node:zlib';
import { pathIn } from '#app/languages/localized-path.ts';
import { findInformationPage } from '#app/navigation/pages.ts';
import { asCached } from '#tests/support/as-cached.ts';
import { startSite } from '#tests/support/site.ts';
import { readLocalizedPages } from '#tools/information-pages/localized-pages.ts';
import { markdownTable } from '../measuring/markdown-table.ts';

const hindiPages = await readLocalizedPages('hi');

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
const rowOf = (name: string, english: number, hindi: number) => [
  name,
  shown(english),
  shown(hindi),
  (hindi / english).toFixed(2),
];

const rows: string[][] = [];
for (const [name, path] of templates) {
  rows.push(rowOf(name, await bytesAt(path), await bytesAt(pathIn('hi', path))));
}

const whole = [...hindiPages.keys()].filter(
  (path) => findInformationPage(path) && hindiPages.get(path)?.isWhole,
);
const sizes: { english: number; hindi: number }[] = [];
for (const path of whole)
  sizes.push({ english: await bytesAt(path), hindi: await bytesAt(pathIn('hi', path)) });
sizes.sort((one, other) => one.hindi - other.hindi);
for (const [name, place] of [
  ['shortest', 0],
  ['middle', Math.floor(sizes.length / 2)],
  ['longest', sizes.length - 1],
] as const) {
  const { english = 0, hindi = 0 } = sizes[place] ?? {};
  rows.push(rowOf(`the ${name} in Hindi of ${sizes.length} information pages`, english, hindi));
}

console.log(markdownTable(['page, bytes', 'English', 'Hindi', 'times'], rows));
await site.dispose();

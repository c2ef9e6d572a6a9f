/**
 * Records that translated pages match their English pages: `npm run stamp-translation -- hi depression …`, run by a
 * person who has compared the two. Without page names it lists the pages whose English text has changed since.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Locale, otherLocales } from '#app/languages/locales.ts';
import { readInformationPages } from './read.ts';
import { readTranslatedPages, versionOf } from './translated.ts';

const root = join(import.meta.dirname, '../..');
const [locale, ...wanted] = process.argv.slice(2);

if (!otherLocales.some((one) => one === locale)) {
  console.error(`Name a locale first: ${otherLocales.join(', ')}.`);
  process.exit(1);
}

/** Quotes a version that YAML would read as a number: digits only, or digits around an e. */
const inYaml = (version: string) => (/^\d+(?:e\d+)?$/.test(version) ? `'${version}'` : version);

for (const { file, english } of readTranslatedPages(locale as Locale, readInformationPages())) {
  const name = basename(file, '.mdx');
  const place = join(root, file);
  const text = readFileSync(place, 'utf8');
  const version = inYaml(versionOf(english));
  if (text.includes(`\nbasedOn: ${version}\n`)) continue;
  if (!wanted.includes(name)) {
    console.log(`Due: ${name}`);
    continue;
  }
  writeFileSync(place, text.replace(/\nbasedOn: .*\n/, `\nbasedOn: ${version}\n`));
  console.log(`Up to date: ${name}`);
}

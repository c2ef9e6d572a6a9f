/**
 * Says of Hindi pages that they hold what their English pages say now: `node tools/information-pages/stamp-hindi.ts depression …`, by
 * whoever has compared the two. Without names it lists those that are due.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { informationFolder } from './front-matter.ts';
import { versionOf } from './hindi.ts';
import { readInformationPages } from './read.ts';

const folder = join(import.meta.dirname, '../..', informationFolder);
const wanted = process.argv.slice(2);

/** YAML takes digits, and digits round an e, for a number. */
const inYaml = (version: string) => (/^\d+(?:e\d+)?$/.test(version) ? `'${version}'` : version);

for (const page of readInformationPages()) {
  const name = page.file.replace(/\.mdx$/, '');
  const place = join(folder, `${name}.hi.mdx`);
  const text = readFileSync(place, 'utf8');
  const version = inYaml(versionOf(page));
  if (text.includes(`\nbasedOn: ${version}\n`)) continue;
  if (!wanted.includes(name)) {
    console.log(`Due: ${name}`);
    continue;
  }
  const stamped = /\nbasedOn: .*\n/.test(text)
    ? text.replace(/\nbasedOn: .*\n/, `\nbasedOn: ${version}\n`)
    : text.replace(/\nreviewedOn: /, `\nbasedOn: ${version}\nreviewedOn: `);
  writeFileSync(place, stamped);
  console.log(`Up to date: ${name}`);
}

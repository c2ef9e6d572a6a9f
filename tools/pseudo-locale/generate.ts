/** Generates the folder of a pseudo-locale from the English one, in a copy of the repository. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { readInformationPages } from '../information-pages/read.ts';
import { versionOf } from '../information-pages/translated.ts';
import { accentedText } from './accented.ts';

export const pseudoLocale = 'xa';

const definition = `import type { LocaleDefinition } from '../locale-definition.ts';

export const ${pseudoLocale}: LocaleDefinition = {
  prefix: '/${pseudoLocale}',
  ownName: 'Éñĝļîšĥ',
  englishName: 'Pseudo',
  offer: 'Ţĥîš þåĝé',
  script: 'Latin',
  htmlTag: 'en-XA',
  openGraphTag: 'en_XA',
  fullStop: '.',
};
`;

/** Returns the source of a module with the same exports as an English module, which accents them when it is evaluated. */
function accentedModule(file: string, source: string): string {
  const depth = file.split('/').length - 1;
  const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  return [
    `import * as english from '#messages/${file}';`,
    `import { accented } from '${'../'.repeat(depth)}accented.ts';`,
    '',
    ...names.map((name) => `export const ${name} = accented(english.${name});`),
    '',
  ].join('\n');
}

/** Parts of Markdown that stay unchanged: link targets, components, headings' marks, table rules. */
const fixedMarkdown = /(\]\([^)]*\)|<[^>]*>|\{[^}]*\}|^\|[\s:|-]+\|$)/m;

const accentedMarkdown = (body: string) =>
  body
    .split('\n')
    .map((line) =>
      line
        .split(fixedMarkdown)
        .map((part, index) => (index % 2 ? part : accentedText(part, false)))
        .join(''),
    )
    .join('\n');

/**
 * Writes the folder and adds the locale to the list.
 *
 * @param root a copy of the repository, never the repository itself
 */
export function generatePseudoLocale(root: string): void {
  const languages = join(root, 'app/languages');
  const write = (file: string, text: string) => {
    const path = join(languages, pseudoLocale, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  write('locale.ts', definition);
  write('all-messages.ts', readFileSync(join(languages, 'en/all-messages.ts'), 'utf8'));
  write('accented.ts', readFileSync(join(import.meta.dirname, 'accented.ts'), 'utf8'));
  for (const file of globSync('*/**/*.{ts,tsx}', { cwd: join(languages, 'en') })) {
    const source = readFileSync(join(languages, 'en', file), 'utf8');
    write(file, accentedModule(file, source));
  }
  for (const page of readInformationPages()) {
    const { title, shortTitle, summary, inShort, today, whoTreats, firstStep, medical, keywords } =
      page.frontMatter;
    const accentedFields = Object.fromEntries(
      Object.entries({ title, shortTitle, summary, inShort, whoTreats, firstStep })
        .filter(([, text]) => text !== undefined)
        .map(([field, text]) => [field, accentedText(text as string, false)]),
    );
    const frontMatter = {
      ...accentedFields,
      today: today.map((step) => accentedText(step, false)),
      otherNames: medical.otherNames.map((name) => accentedText(name, false)),
      keywords: keywords.map((word) => accentedText(word, false)),
      basedOn: versionOf(page),
      reviewedOn: null,
    };
    const name = page.file.slice(page.file.lastIndexOf('/') + 1);
    write(`information/${name}`, `---\n${stringify(frontMatter)}---\n${accentedMarkdown(page.body)}`);
  }
  const list = join(languages, 'locales.ts');
  writeFileSync(
    list,
    readFileSync(list, 'utf8')
      .replace(/^import \{ hi \}/m, `import { ${pseudoLocale} } from './${pseudoLocale}/locale.ts';\n$&`)
      .replace('const list = { en, hi', `$&, ${pseudoLocale}`),
  );
}

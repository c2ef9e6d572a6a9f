/** Generates the folder of a pseudo-locale from the English one, in a copy of the repository. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { readInformationPages } from '../information-pages/read.ts';
import { versionOf } from '../information-pages/translated.ts';
import { accentedText } from './accented.ts';

export const pseudoLocale = 'xa';

/** A locale with the same accented texts, written from right to left. */
export const mirroredLocale = 'ur';

const definitions = {
  [pseudoLocale]: `  ownName: 'Éñĝļîšĥ',
  englishName: 'Pseudo',
  offer: 'Ţĥîš þåĝé',
  htmlTag: 'en-XA',
  openGraphTag: 'en_XA',`,
  [mirroredLocale]: `  ownName: 'Ûŕðû',
  englishName: 'Mirrored',
  offer: 'Ţĥîš þåĝé, ţûŕñéð',
  htmlTag: 'ur-IN',
  dir: 'rtl',
  openGraphTag: 'ur_IN',`,
};

type GeneratedLocale = keyof typeof definitions;

const definitionOf = (
  locale: GeneratedLocale,
) => `import type { LocaleDefinition } from '../locale-definition.ts';

export const ${locale} = {
  prefix: '/${locale}',
${definitions[locale]}
  script: 'Latin',
  fullStop: '.',
} as const satisfies LocaleDefinition;
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
 * Writes the folders of the generated locales and adds the locales to the list.
 *
 * @param root a copy of the repository, never the repository itself
 */
export function generatePseudoLocales(root: string): void {
  for (const locale of Object.keys(definitions) as GeneratedLocale[]) generateLocale(root, locale);
}

function generateLocale(root: string, locale: GeneratedLocale): void {
  const languages = join(root, 'app/languages');
  const write = (file: string, text: string) => {
    const path = join(languages, locale, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  write('locale.ts', definitionOf(locale));
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
      .replace(/^import \{ hi \}/m, `import { ${locale} } from './${locale}/locale.ts';\n$&`)
      .replace('const list = { en, hi', `$&, ${locale}`),
  );
}

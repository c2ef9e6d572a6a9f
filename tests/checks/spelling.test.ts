/** Checks that visible English text has one spelling, the British one. Search words and titles of sources may have others. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** Refused spellings, each with the one to write. A name ends at the end of the word or before a common ending. */
const refused: readonly (readonly [pattern: string, write: string])[] = [
  ['counsel(?:ing|ed|or)', 'counselling, counsellor'],
  ['program', 'programme'],
  ['behavior(?:al)?', 'behaviour'],
  ['colors?', 'colour'],
  ['center(?:ed)?', 'centre'],
  ['(?:dis)?favor(?:ite|able)?', 'favour'],
  ['honor(?:ed)?', 'honour'],
  ['labor', 'labour'],
  ['tumor', 'tumour'],
  ['odor', 'odour'],
  ['neighbor(?:hood|ing)?', 'neighbour'],
  [
    '(?:apolog|critic|emphas|hospital|immun|memor|minim|normal|organ|prioritis?|real|recogn|sensit|special|stabil|summar|traumat)iz(?:e|ed|es|ing|ation)',
    '-ise',
  ],
  ['(?:anal|paral)yz(?:e|ed|es|ing)', '-yse'],
  ['an(?:esthesia|esthetic|emia|emic)', 'anaesthesia, anaemia'],
  ['(?:ortho)?pediatric(?:ian)?', 'paediatric'],
  ['orthopedic', 'orthopaedic'],
  ['gynecolog(?:y|ist|ical)', 'gynaecology'],
  ['diarrhea', 'diarrhoea'],
  ['hemorrhage', 'haemorrhage'],
  ['fulfill', 'fulfil'],
  ['enroll', 'enrol'],
  ['(?:cancel|travel|label|model|signal)(?:ed|ing|er)', 'cancelled, travelled'],
  ['gray', 'grey'],
  ['mom', 'mum'],
  ['(?:milli)?liter', 'litre'],
  ['fiber', 'fibre'],
];

/** Names that the specification or their owners spell so. */
const names = [
  'Sexual Wellness Program',
  'Counseling Room',
  'World Health Organization',
  // A field of the doctor (requirement 45).
  'specialization',
];

const refusedWords = refused.map(
  ([pattern, write]) => [new RegExp(`\\b${pattern}s?\\b`, 'gi'), write] as const,
);
const allowed = new RegExp(names.join('|'), 'gi');
/** Addresses and ids of several words, such as `/sexual-wellness-program`. */
const addresses = /https?:\S+|[/#][\w/-]+|\b\w+(?:-\w+)+\b/g;

/** Returns the refused spellings in a text, each with the one to write. */
function refusedIn(text: string): string[] {
  const visible = text.replace(addresses, ' ').replace(/\s+/g, ' ').replace(allowed, ' ');
  return refusedWords.flatMap(([pattern, write]) =>
    (visible.match(pattern) ?? []).map((found) => `${found} (write ${write})`),
  );
}

/** Returns strings, templates and JSX text of a source file, without the paths that it imports. */
function textsOfSource(file: string, source: string): string[] {
  const texts: string[] = [];
  const imported = new Set<string>();
  const { program } = parseSync(file, source);
  new Visitor({
    ImportDeclaration: ({ source: path }) => void imported.add(path.value),
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.cooked ?? ''),
    JSXText: ({ value }) => void texts.push(value),
  }).visit(program);
  return texts.filter((text) => !imported.has(text));
}

/** Returns the lines of an information page that readers see: not its search words, other names, sources and notes for reviewers. */
function textsOfPage(source: string): string[] {
  const hidden = /^(?:keywords:| {2}otherNames:| {2}- (?:\{ title:|"))/;
  return source.split('\n').filter((line) => !hidden.test(line));
}

const root = join(import.meta.dirname, '../..');

/** Files with visible English text. Words that people type into the search or a form may have any spelling. */
const files = ['app/languages/en', 'app/content'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.(?:ts|tsx|mdx)$/.test(path) && !/\.(?:css|test|script)\.tsx?$/.test(path))
    .filter((path) => !/content\/search\/queries|dangers\/detection|dangers\/sources/.test(path)),
);

test('finds refused spellings in text, and none in names, addresses and British words', () => {
  expect(refusedIn('Counseling is a program.')).toHaveLength(2);
  expect(refusedIn('The Counseling Room; /sexual-wellness-program; a programme of counselling')).toEqual([]);
  expect(
    textsOfSource('a.tsx', "import x from './color.ts'; const a = <p>colors {'gray' + x}</p>;").flatMap(
      refusedIn,
    ),
  ).toHaveLength(2);
  expect(textsOfPage('keywords: [counseling]\nA program').flatMap(refusedIn)).toHaveLength(1);
});

test('visible English text has the British spelling', () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    const texts = path.endsWith('.mdx') ? textsOfPage(source) : textsOfSource(path, source);
    return texts.flatMap(refusedIn).map((problem) => `${path}: ${problem}`);
  });
  expect(found).toEqual([]);
});

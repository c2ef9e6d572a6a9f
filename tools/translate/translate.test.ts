import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasScriptOf } from '#app/languages/script.ts';
import { root } from '../testing/command.ts';
import { readMessageTexts } from './message-texts.ts';
import { rowsToTranslate, withTranslations } from './translations.ts';

const file = 'room/words.tsx';

const english = `import type { Around } from 'x';
export const words = {
  yes: 'Yes',
  no: "Don't",
  left: [', read ', ''] satisfies Around,
  most: (most: number) => \`At most \${most} characters.\`,
  from: ({ name, time }) => \`\${name} at \${time}\`,
  plural: (count: number) => \`\${count} \${count === 1 ? 'day' : 'days'}\`,
  part: (name: string) => <b>Hello {name}</b>,
  added: 'Added',
  size: 3,
};
`;

const hindi = `export const words: typeof english.words = {
  yes: 'हाँ',
  no: 'Don\\'t',
  left: [', ', ' को पढ़ा'],
  most: (count) => \`ज़्यादा से ज़्यादा \${count} अक्षर।\`,
  from: ({ name, time }) => \`\${name}, \${time} बजे\`,
  plural: (count) => \`\${count} दिन\`,
  part: (name) => <b>नमस्ते {name}</b>,
  size: 3,
};
`;

const sources = { file, english, own: hindi };
const key = (name: string) => `${file}#words.${name}`;
const rowsOf = (isOlder: boolean) => rowsToTranslate(sources, {}, () => isOlder);
const imported = (name: string, text: string, translation: string) =>
  withTranslations('hi', sources, [{ key: key(name), english: text, translation }]);

test('texts, lists and functions of parameters alone are plain, and other functions need an engineer', () => {
  const texts = readMessageTexts(file, english).map(({ path, text }) => [path.replace('words.', ''), text]);
  expect(texts).toEqual([
    ['yes', 'Yes'],
    ['no', "Don't"],
    ['left[0]', ', read '],
    ['left[1]', ''],
    ['most', 'At most {most} characters.'],
    ['from', '{name} at {time}'],
    ['plural', undefined],
    ['part', undefined],
    ['added', 'Added'],
  ]);
});

test('lists a text that is not translated, and one whose English text is newer, with its place', () => {
  expect(rowsOf(false).map(({ key, reason }) => [key, reason])).toEqual([
    [key('no'), 'new'],
    [key('added'), 'needs an engineer'],
  ]);
  const rows = rowsOf(true);
  expect(rows.find((row) => row.key === key('most'))).toEqual({
    key: key('most'),
    english: 'At most {most} characters.',
    place: `app/languages/en/${file}:6`,
    reason: 'changed',
    present: 'ज़्यादा से ज़्यादा {most} अक्षर।'.normalize('NFC'),
    translation: '',
  });
  expect(rows.find((row) => row.key === key('plural'))?.reason).toBe('needs an engineer');
});

test('writes a translation with the names of its own parameters, and changes nothing else', () => {
  const { faults, own } = withTranslations('hi', sources, [
    { key: key('most'), english: 'At most {most} characters.', translation: '{most} अक्षर तक।' },
    { key: key('no'), english: "Don't", translation: 'न ‘करें’' },
  ]);
  expect(faults).toEqual([]);
  expect(own).toContain(`most: (count) => \`\${count} अक्षर तक।\`,`.normalize('NFC'));
  expect(own).toContain("no: 'न ‘करें’',");
  const rest = (source: string) => source.split('\n').filter((line) => !/^ {2}(?:no|most):/.test(line));
  expect(rest(own)).toEqual(rest(hindi));
  expect(readMessageTexts(file, own).length).toBe(readMessageTexts(file, hindi).length);
});

test('a translation that stays as it was is not listed again until the English text changes', () => {
  const same = imported('yes', 'Yes', 'हाँ');
  expect([same.faults, same.own]).toEqual([[], hindi]);
  const again = rowsToTranslate(sources, same.confirmed, () => true).map((row) => row.key);
  expect(again).not.toContain(key('yes'));
  const changed = { ...sources, english: english.replace("'Yes'", "'Yes, please'") };
  expect(rowsToTranslate(changed, same.confirmed, () => true).map((row) => row.key)).toContain(key('yes'));
});

test.each([
  ['most', 'At most {most} characters.', 'अक्षर।', 'placeholders'],
  ['most', 'At most {most} characters.', '{count} अक्षर।', 'placeholders'],
  ['most', 'At most {most} characters.', '{most} {most} अक्षर।', 'placeholders'],
  ['yes', 'Yes', 'हाँ OK', 'Latin letters: OK'],
  ['yes', 'Yes', 'ਹਾਂ', 'no letter of Hindi'],
  ['yes', 'Yes', ' हाँ', 'other spaces'],
  ['yes', 'Yes, please', 'जी', 'has changed since the export'],
  ['plural', '…', 'दिन', 'needs an engineer'],
  ['added', 'Added', 'जोड़ा', 'needs an engineer'],
  ['nothing', 'x', 'य', 'no such text'],
])('refuses a wrong translation of %s: %s → %s', (name, text, translation, fault) => {
  expect(imported(name, text, translation).faults.join()).toContain(fault);
});

test.each(['hi', 'pa'] as const)('each plain text of %s can be read, changed and read again', (locale) => {
  const folder = (tag: string) => join(root, 'app/languages', tag);
  const files = globSync('*/**/*.{ts,tsx}', { cwd: folder('en') }).filter((name) => !name.includes('.test.'));
  let plain = 0;
  let all = 0;
  for (const name of files) {
    const read = (tag: string) => {
      try {
        return readFileSync(join(folder(tag), name), 'utf8');
      } catch {
        return undefined;
      }
    };
    const real = { file: name, english: read('en') ?? '', own: read(locale) };
    const rows = rowsToTranslate(real, {}, () => true);
    const texts = rows.filter(({ reason, present }) => reason === 'changed' && hasScriptOf(locale, present));
    const marked = texts.map((row) => ({
      ...row,
      translation: row.present.replace(
        /\p{M}*(\s*)$/u,
        (signs) => `${signs.trimEnd()}‘क’${signs.match(/\s*$/)?.[0]}`,
      ),
    }));
    const { faults, own } = withTranslations(locale, real, marked);
    expect(faults).toEqual([]);
    const later = rowsToTranslate({ ...real, own }, {}, () => true);
    for (const { key, translation } of marked)
      expect(later.find((row) => row.key === key)?.present).toBe(translation.normalize('NFC'));
    plain += marked.length;
    all += rows.length;
  }
  expect(plain).toBeGreaterThan(1000);
  expect(plain / all).toBeGreaterThan(0.7);
});

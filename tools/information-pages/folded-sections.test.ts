import { readFileSync } from 'node:fs';
import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import { expect, test } from 'vitest';
import { furtherHelplines, helplines, legalAidLine } from '#app/hospital-facts/helplines.ts';
import { tableOfContents } from './contents.ts';
import { foldedPositions, foldedSections } from './folded-sections.ts';
import { readInformationPages } from './read.ts';

const compiled = async (locale: string) => {
  const path = `app/languages/${locale}/information/depression.mdx`;
  const value = readFileSync(path, 'utf8');
  return String(
    await compile(
      { value, path },
      { jsx: true, remarkPlugins: [remarkFrontmatter, tableOfContents, foldedSections] },
    ),
  );
};

test('folds the same sections in English and in Hindi, from their headings to the next ones', async () => {
  const english = await compiled('en');
  const hindi = await compiled('hi');
  const ids = (code: string) =>
    [...code.matchAll(/<FoldedSection id="([^"]+)" title="[^"]*">/g)].map(([, id]) => id);
  expect(ids(english)).toEqual([
    'at-other-ages',
    'why-does-it-happen',
    'how-will-the-doctor-know',
    'if-you-take-an-antidepressant',
    'when-is-ect-used',
  ]);
  expect(ids(hindi)).toEqual(ids(english));
  const section = /<FoldedSection id="[^"]+" title="[^"]*">([\s\S]*?)<\/FoldedSection>/;
  const [, first = ''] = section.exec(english) ?? [];
  expect(first).toContain('Treatment is worth having at 75 too.');
  expect(english.replaceAll(new RegExp(section, 'g'), '')).toContain('guided self-help');
});

test('folds the other sections on a phone, but not the first one, and none with a number to ring', async () => {
  const onPhone = (code: string) =>
    [...code.matchAll(/<FoldedSection id="([^"]+)" title="[^"]*" onPhone>/g)].map(([, id]) => id);
  const english = await compiled('en');
  expect(onPhone(english)).toEqual([
    'how-does-it-show',
    'treatment-and-what-it-asks-of-you',
    'what-you-can-do-this-week',
    'why-people-with-depression-come-here',
  ]);
  expect(onPhone(await compiled('hi'))).toEqual(onPhone(english));
  const open = english.replaceAll(/<FoldedSection[\s\S]*?<\/FoldedSection>/g, '');
  expect(open).toContain('More than a bad week');
  // The family is told to call 112.
  expect(open).toContain('How can a family help?');
  expect(open).toContain('call 112');
});

test('refuses to fold a section that the page does not have', () => {
  expect(foldedPositions('## One\n\n## Two\n', ['Two'])).toEqual([1]);
  expect(() => foldedPositions('## One\n', ['Three'])).toThrow('There is no section “Three”.');
});

test('folds a section with a number on a phone if the front matter names it', async () => {
  const path = 'app/languages/en/information/pregnancy-and-birth.mdx';
  const value = readFileSync(path, 'utf8');
  const code = String(
    await compile(
      { value, path },
      { jsx: true, remarkPlugins: [remarkFrontmatter, tableOfContents, foldedSections] },
    ),
  );
  expect(code).toMatch(/<FoldedSection id="psychosis-after-a-birth" title="[^"]*" onPhone>/);
  expect(code).not.toMatch(/<FoldedSection id="thoughts-that-frighten-you"/);
});

/** Every box of urgent signs has these numbers. */
const inEveryBox: readonly string[] = [
  helplines.emergency.number,
  furtherHelplines.ambulance.number,
  helplines.mentalHealth.number,
];

test('a section that a phone folds has no number that is not in the box of urgent signs', () => {
  const numbers = [...Object.values(helplines), ...Object.values(furtherHelplines), legalAidLine].map(
    ({ number }) => number,
  );
  const hidden = numbers.filter((number) => !inEveryBox.includes(number));
  const faults = readInformationPages().flatMap(({ file, frontMatter, body }) =>
    body
      .split(/\n(?=## )/)
      .filter((section) => frontMatter.foldedOnPhone?.some((title) => section.startsWith(`## ${title}\n`)))
      .filter((section) => hidden.some((number) => new RegExp(`\\b${number}\\b`).test(section)))
      .map((section) => `${file}: ${section.split('\n')[0]}`),
  );
  expect(faults).toEqual([]);
});

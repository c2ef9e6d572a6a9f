import { expect, test } from 'vitest';
import { type DangerId, dangerAt, dangerIds } from '#app/content/dangers/danger-table.ts';
import { looselySourced } from '#app/content/dangers/source-gaps.ts';
import { type Locale, localeTags, otherLocales } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import { firstAidWords } from '#messages/content/dangers/first-aid.ts';
import { tierWords } from '#messages/content/dangers/tier.ts';
import { clinicalQuestions } from './clinical-questions.ts';
import { clinicalReviewText } from './clinical-review.ts';
import { formerBoxes } from './former-boxes.ts';
import { readInformationPages } from './read.ts';

const pages = readInformationPages();
const review = clinicalReviewText(pages);

test('lists every page with its role, and has a sheet of statements for it to sign', () => {
  expect(pages.length).toBeGreaterThan(50);
  for (const { frontMatter } of pages) {
    expect(review).toContain(`, \`${frontMatter.path}\` | ${frontMatter.reviewerRole} | `);
    expect(review).toContain(`### ${frontMatter.title}, \`${frontMatter.path}\`\n`);
  }
});

test('lists the points to confirm in the row of the page, and escapes a vertical bar', () => {
  const [page] = pages;
  if (!page) throw new Error('There are no pages.');
  const confirm = ['One thing.', 'This | that.'];
  const table = clinicalReviewText([{ ...page, frontMatter: { ...page.frontMatter, confirm } }]);
  expect(table).toContain('| One thing.<br>This \\| that. |');
  expect(
    clinicalReviewText([{ ...page, frontMatter: { ...page.frontMatter, confirm: undefined } }]),
  ).toContain('the page as a whole');
});

const sectionOf = (text: string, heading: string) =>
  text.split('\n## ').find((section) => section.startsWith(heading)) ?? '';

test('begins with the gaps in the sources, the questions and the boxes, in this order', () => {
  const headings = [...review.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  expect(headings.slice(0, 3)).toEqual([
    'First: rows whose source is missing or says less',
    'Then: questions that only a clinician can answer',
    'Then: the box of each page',
  ]);
});

test('lists each row whose source says less, with what the source lacks', () => {
  const gaps = sectionOf(review, 'First:');
  for (const [id, lack] of Object.entries(looselySourced)) {
    const row = gaps.split('\n').find((line) => line.startsWith(`| ${id} | `));
    expect(row).toContain(lack);
  }
});

test.each(clinicalQuestions)(
  'asks “$ask” with the sentence before and the present signs',
  ({ ask, rows, old }) => {
    const lines = sectionOf(review, 'Then: questions').split('\n');
    const line = lines.find(
      (one) => one.startsWith(`| ${ask} | `) && rows.every((id) => one.includes(`${id} (`)),
    );
    expect(line).toContain(old ?? 'No row.');
    for (const id of rows) {
      expect(line).toContain(dangerWords[id].sign);
      expect(dangerWords[id].sign).not.toBe(old);
    }
  },
);

test('has a line to sign for each row of each page, with its tier and its place at night', () => {
  const lines = sectionOf(review, 'Then: the box of each page').split('\n');
  for (const { frontMatter } of pages) {
    for (const id of frontMatter.dangers) {
      const { tier, night = '' } = dangerAt(id);
      expect(lines).toContain(`| \`${frontMatter.path}\` | ${id} | ${tierWords.tiers[tier]} | ${night} |  |`);
    }
  }
});

test('counts the lines of a box with those of every page, beside the rows that it had before', () => {
  const [page] = pages;
  if (!page) throw new Error('There are no pages.');
  const dangers = ['overdose', 'valproate-ill', 'jaundice', 'mania', 'low-weeks'] as const;
  const frontMatter = { ...page.frontMatter, path: '/depression' as const, dangers: [...dangers] };
  expect(clinicalReviewText([{ ...page, frontMatter }])).toContain(
    '| `/depression` | 2 | 1 | 3 | 11, 2, 8 |',
  );
});

test('names only pages of this site in the boxes of before', () => {
  const paths = new Set<string>(pages.map(({ frontMatter: { path } }) => path));
  expect(Object.keys(formerBoxes).filter((path) => !paths.has(path))).toEqual([]);
});

const comparison = sectionOf(review, 'Dangers in each language');
const comparedLines = comparison.split('\n');

test.each(dangerIds)('compares the sign and the steps of %s in every locale, in one row', (id: DangerId) => {
  const row = comparedLines.find((line) => line.startsWith(`| ${id} | `));
  for (const locale of localeTags) {
    const { sign, meanwhile = '' } = messagesIn(locale, dangerWords)[id];
    expect(row).toContain(sign);
    expect(row).toContain(meanwhile);
  }
});

test.each(otherLocales)(
  'has the translations of %s, not the default texts in their place',
  (locale: Locale) => {
    const { sulfas } = messagesIn(locale, dangerWords);
    expect(sulfas.sign).not.toBe(dangerWords.sulfas.sign);
    const [translated = ''] = messagesIn(locale, firstAidWords).overdose.steps;
    const [step = ''] = firstAidWords.overdose.steps;
    expect(translated).not.toBe(step);
    expect(comparedLines.filter((line) => line.includes(step) && line.includes(translated))).toHaveLength(1);
  },
);

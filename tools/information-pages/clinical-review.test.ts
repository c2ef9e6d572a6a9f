import { expect, test } from 'vitest';
import { type DangerId, dangerIds } from '#app/content/dangers/danger-table.ts';
import { type Locale, localeTags, otherLocales } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import { firstAidWords } from '#messages/content/dangers/first-aid.ts';
import { clinicalReviewText } from './clinical-review.ts';
import { readInformationPages } from './read.ts';

const pages = readInformationPages();

test('lists every page with its role, and has a sheet of statements for it to sign', () => {
  const text = clinicalReviewText(pages);
  expect(pages.length).toBeGreaterThan(50);
  for (const { frontMatter } of pages) {
    expect(text).toContain(`, \`${frontMatter.path}\` | ${frontMatter.reviewerRole} | `);
    expect(text).toContain(`### ${frontMatter.title}, \`${frontMatter.path}\`\n`);
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

const comparison =
  clinicalReviewText([])
    .split('\n## ')
    .find((section) => section.startsWith('Dangers in each language')) ?? '';
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

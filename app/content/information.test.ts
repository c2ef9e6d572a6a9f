/** The information pages as they are written, held against requirements 31 to 34 and the rules of decision 0020. */
import { describe, expect, test } from 'vitest';
import { helplines } from '#app/hospital-facts/helplines.ts';
import { allPages, informationGroups } from '#app/navigation/pages.ts';
import { hasPromiseOrLabel, readingGrade } from '#tests/support/readability.ts';
import { readInformationPages } from '#tools/information-pages/read.ts';

const pages = readInformationPages();
const known = new Set<string>(allPages.map((page) => page.path));
const catalogue = informationGroups.flatMap((group) => group.pages.map((page) => page.path));

/** The words a reader sees. */
function wordsOf(body: string): number {
  const text = body
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/^[|\s:-]+$/gm, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

test('the catalogue and the files name the same pages, in the same order', () => {
  expect(pages.map(({ frontMatter }) => frontMatter.path)).toEqual(catalogue);
});

test('words are counted as a reader counts them', () => {
  expect(wordsOf('## Two words\n\n- a [link](/some-page)\n\n| x | y |\n|---|---|\n\n<UrgentHelp>')).toBe(6);
});

describe.each(pages.map(({ frontMatter, body }) => ({ ...frontMatter, body })))('$path', (page) => {
  const headings = [...page.body.matchAll(/^(#+) (.+)$/gm)].map(([, marks = '', words = '']) => ({
    level: marks.length,
    words,
  }));

  test('is long enough to help and short enough to read', () => {
    const words = wordsOf(page.body);
    const isOverview = page.order === 1 || page.medical.kind === 'clinic';
    expect(words).toBeGreaterThanOrEqual(isOverview ? 500 : 700);
    expect(words).toBeLessThanOrEqual(1200);
  });

  test('has headings that nest and are not repeated', () => {
    expect(headings.filter(({ level }) => level === 2).length).toBeGreaterThanOrEqual(6);
    headings.forEach(({ level }, place) => {
      expect(level).toBeGreaterThanOrEqual(2);
      expect(level).toBeLessThanOrEqual((headings[place - 1]?.level ?? 1) + 1);
    });
    expect(new Set(headings.map(({ words }) => words)).size).toBe(headings.length);
  });

  test('links to pages that are there', () => {
    const links = [...page.body.matchAll(/\]\(([^)]*)\)/g)].map(([, to = '']) => to);
    for (const path of [...links, ...page.related]) expect(known, path).toContain(path);
  });

  test('has no phone number in its words', () => {
    const digits = page.body.replaceAll(/(?<=\d)[ -](?=\d)/g, '');
    expect(digits).not.toMatch(/\d{7,}/);
    const lines = Object.values(helplines).filter((line) => line !== helplines.emergency);
    for (const { number } of lines) expect(page.body).not.toMatch(new RegExp(`\\b${number}\\b`));
  });
});

test('no paragraph stands on two pages', () => {
  const places = new Map<string, string>();
  const repeated: string[] = [];
  for (const { frontMatter, body } of pages) {
    for (const paragraph of body.split(/\n\s*\n/)) {
      if (wordsOf(paragraph) < 8) continue;
      const other = places.get(paragraph.trim());
      if (other) repeated.push(`${other} and ${frontMatter.path}: ${paragraph.trim().slice(0, 60)}`);
      places.set(paragraph.trim(), frontMatter.path);
    }
  }
  expect(repeated).toEqual([]);
});

test('the claims of requirement 34 stand where they belong', () => {
  const bodyOf = (path: string) => pages.find(({ frontMatter }) => frontMatter.path === path)?.body ?? '';
  expect(bodyOf('/migraine')).toMatch(/20[-–]30%|20 to 30/);
  expect(bodyOf('/migraine')).toMatch(/15/);
  expect(bodyOf('/insomnia')).toMatch(/(3|three) (times|nights)/);
  expect(bodyOf('/insomnia')).toMatch(/(3|three) months/);
  expect(bodyOf('/psychiatry')).toMatch(/^\|.*[Pp]sycholog/m);
});

test('no two pages have the same title, summary or lead', () => {
  for (const field of ['title', 'summary', 'lead'] as const) {
    expect(new Set(pages.map(({ frontMatter }) => frontMatter[field])).size, field).toBe(pages.length);
  }
});

test('no page promises a cure, labels a person or names an amount of a medicine', () => {
  const found = pages.flatMap(({ frontMatter: { path, summary, lead }, body }) =>
    [summary, lead, ...body.split('\n')].filter(hasPromiseOrLabel).map((line) => `${path}: ${line}`),
  );
  expect(found).toEqual([]);
});

/** The paragraphs and entries of a page, headings and tables left out. */
function readLines(body: string): string[] {
  return body
    .replaceAll(/<[^>]+>/g, '')
    .split('\n')
    .filter((line) => line.trim() && !/^\s*(?:\||#)/.test(line))
    .map((line) => line.replace(/^\s*(?:[-*]|\d+\.)\s+/, '').replaceAll(/\]\([^)]*\)/g, ''));
}

test('the pages are read with ease: at most grade 9 on average, and none above 10', () => {
  expect(readingGrade(['The cat sat on the mat.'])).toBeLessThan(1);
  const grades = pages.map(({ body }) => readingGrade(readLines(body)));
  expect(grades.reduce((sum, grade) => sum + grade, 0) / grades.length).toBeLessThanOrEqual(9);
  expect(Math.max(...grades)).toBeLessThanOrEqual(10);
});

/** Checks the files of the information pages against requirements 31 to 34 and decision 0020. */
import { describe, expect, test } from 'vitest';
import { helplines } from '#app/hospital-facts/helplines.ts';
import { defaultLocale, type Locale, otherLocales } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { allPages, informationGroups } from '#app/navigation/pages.ts';
import { helplineWords } from '#messages/hospital-facts/contact-labels.ts';
import { hasPromiseOrLabel, readingGrade } from '#tests/support/readability.ts';
import { countWords, readLines, seenAtFirst } from '#tools/information-pages/page-length.ts';
import { readInformationPages } from '#tools/information-pages/read.ts';
import { readTranslatedPages } from '#tools/information-pages/translated.ts';

const pages = readInformationPages();
const known = new Set<string>(allPages.map((page) => page.path));
const catalogue = informationGroups.flatMap((group) => group.pages.map((page) => page.path));

test('has a file for each page of the catalogue, in the same order', () => {
  expect(pages.map(({ frontMatter }) => frontMatter.path)).toEqual(catalogue);
});

test('counts visible words only', () => {
  expect(countWords('## Two words\n\n- a [link](/some-page)\n\n| x | y |\n|---|---|\n\n<UrgentHelp>')).toBe(
    6,
  );
});

describe.each(pages.map(({ frontMatter, body }) => ({ ...frontMatter, body })))('$path', (page) => {
  const headings = [...page.body.matchAll(/^(#+) (.+)$/gm)].map(([, marks = '', words = '']) => ({
    level: marks.length,
    words,
  }));

  test('has a length within the limits of its kind', () => {
    const words = countWords(page.body);
    expect(words).toBeGreaterThanOrEqual(350);
    expect(words).toBeLessThanOrEqual(1200);
    expect(countWords(seenAtFirst({ frontMatter: page, body: page.body }))).toBeLessThanOrEqual(900);
  });

  test('has nested, unique headings', () => {
    expect(headings.filter(({ level }) => level === 2).length).toBeGreaterThanOrEqual(5);
    headings.forEach(({ level }, index) => {
      expect(level).toBeGreaterThanOrEqual(2);
      expect(level).toBeLessThanOrEqual((headings[index - 1]?.level ?? 1) + 1);
    });
    expect(new Set(headings.map(({ words }) => words)).size).toBe(headings.length);
  });

  test('links to existing pages only', () => {
    const links = [...page.body.matchAll(/\]\(([^)]*)\)/g)].map(([, to = '']) => to);
    for (const path of [...links, ...page.related]) expect(known, path).toContain(path);
  });

  test('has no phone number in its text', () => {
    const digits = page.body.replaceAll(/(?<=\d)[ -](?=\d)/g, '');
    expect(digits).not.toMatch(/\d{7,}/);
    const lines = Object.values(helplines).filter((line) => line !== helplines.emergency);
    for (const { number } of lines) expect(page.body).not.toMatch(new RegExp(`\\b${number}\\b`));
  });
});

test.each<Locale>([defaultLocale, ...otherLocales])(
  'in %s, Tele-MANAS is named with its number',
  (locale) => {
    const { name } = messagesIn(locale, helplineWords).mentalHealth;
    const bodies = locale === defaultLocale ? pages : readTranslatedPages(locale, pages);
    const named = bodies.filter(({ body }) => body.includes(name));
    expect(named).not.toEqual([]);
    for (const { file, body } of named) {
      expect(body.split(name).length, file).toBe(body.split(`${name} <TeleManasNumber />`).length);
    }
  },
);

test('repeats no paragraph on two pages', () => {
  const places = new Map<string, string>();
  const repeated: string[] = [];
  for (const { frontMatter, body } of pages) {
    for (const paragraph of body.split(/\n\s*\n/)) {
      if (countWords(paragraph) < 8) continue;
      const other = places.get(paragraph.trim());
      if (other) repeated.push(`${other} and ${frontMatter.path}: ${paragraph.trim().slice(0, 60)}`);
      places.set(paragraph.trim(), frontMatter.path);
    }
  }
  expect(repeated).toEqual([]);
});

test('states the claims of requirement 34 on their pages', () => {
  const bodyOf = (path: string) => pages.find(({ frontMatter }) => frontMatter.path === path)?.body ?? '';
  expect(bodyOf('/migraine')).toMatch(/20[-–]30%|20 to 30/);
  expect(bodyOf('/migraine')).toMatch(/15/);
  expect(bodyOf('/insomnia')).toMatch(/(3|three) (times|nights)/);
  expect(bodyOf('/insomnia')).toMatch(/(3|three) months/);
  expect(bodyOf('/psychiatry')).toMatch(/^\|.*[Pp]sycholog/m);
});

test('has a unique title, summary and short answer on every page', () => {
  for (const field of ['title', 'summary', 'inShort'] as const) {
    expect(new Set(pages.map(({ frontMatter }) => frontMatter[field])).size, field).toBe(pages.length);
  }
});

test('promises no cure, labels no person and names no dose', () => {
  const found = pages.flatMap(({ frontMatter: { path, summary, inShort, today }, body }) =>
    [summary, inShort, ...today, ...body.split('\n')]
      .filter(hasPromiseOrLabel)
      .map((line) => `${path}: ${line}`),
  );
  expect(found).toEqual([]);
});

test('is easy to read: at most grade 6 on each page', () => {
  expect(readingGrade(['The cat sat on the mat.'])).toBeLessThan(1);
  const hard = pages
    .map(({ frontMatter: { path }, body }) => ({ path, grade: readingGrade(readLines(body)) }))
    .filter(({ grade }) => grade > 6);
  expect(hard).toEqual([]);
});

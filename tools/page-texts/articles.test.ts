import { expect, test } from 'vitest';
import { articleTextName } from '#app/content/information-article.ts';
import type { TextNode } from '#app/content/reading/article-text.tsx';
import { passagesOf } from '#app/content/search/article-passages.ts';
import { locales, localeTags, otherLocales } from '#app/languages/locales.ts';
import { textIndexOf } from '#tests/support/search-index.ts';
import { readInformationPages } from '../information-pages/read.ts';
import { readRestLocales, readTranslatedPages } from '../information-pages/translated.ts';
import { searchedPassages } from '../search-index/build-index.ts';
import { compileArticles, withLinksOf } from './articles.ts';

const english = readInformationPages();

const textOf = (nodes: readonly TextNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.slice(2) as TextNode[]))).join('');

test.each(localeTags)(
  'the passages that the search shows of an article in %s are those of its index',
  async (locale) => {
    const indexed = searchedPassages(locale);
    const articles = await compileArticles(locale);
    const read = textIndexOf(locale).pages.documents.filter(
      ({ article }) => article && articles.has(article),
    );
    expect(read.length).toBeGreaterThan(20);
    for (const { id, article = '' } of read) {
      const found = articles.get(article);
      expect(found && passagesOf(found), article).toEqual(indexed.get(id));
    }
  },
  120_000,
);

test.each(otherLocales)(
  'an introduction in %s goes on in the second locale of that locale, if that has the page',
  async (locale) => {
    const restLocaleOf = readRestLocales(locale, english);
    const pages = readTranslatedPages(locale, english);
    const articles = await compileArticles(locale);
    const { secondLocale = 'en' } = locales[locale];
    const second = new RegExp(`\\p{Script=${locales[secondLocale].script}}{3}`, 'u');
    const own = new RegExp(`\\p{Script=${locales[locale].script}}{3}`, 'u');
    for (const page of pages) {
      const article = articles.get(articleTextName(locale, page.path));
      const words = textOf(article?.body ?? []);
      expect(restLocaleOf(page), page.path).toBe(page.isWhole ? undefined : secondLocale);
      expect(words, page.path).toMatch(page.isWhole ? own : second);
      if (!page.isWhole) expect(words, page.path).not.toMatch(own);
      expect(article?.frontmatter.inShort, page.path).toMatch(own);
      expect(article?.wholeIn.length, page.path).toBe(page.isWhole || secondLocale === 'en' ? 0 : 1);
    }
  },
  120_000,
);

test('a link in the rest of a page leads to the locale of that text only if the own locale lacks the page', () => {
  const link = (href: string): TextNode => ['a', { href, title: 'x' }, 'words'];
  const body: readonly TextNode[] = [
    'text',
    ['p', {}, link('/both'), link('/second#part'), link('/neither')],
    ['p', {}, link('#here'), link('https://elsewhere.example/second'), link('tel:112')],
  ];
  const hrefs = JSON.stringify(
    withLinksOf(
      'hi',
      body,
      (path) => path === '/both',
      (path) => path === '/both' || path === '/second',
    ),
  );
  expect([...hrefs.matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/both',
    '/hi/second#part',
    '/neither',
    '#here',
    'https://elsewhere.example/second',
    'tel:112',
  ]);
  expect(hrefs).toContain('"title":"x"');
});

test('an introduction names the language of what it calls the part below', () => {
  const below = { pa: /ਹੇਠਾਂ|ਹੇਠਲ/u, hi: /नीचे/u } as const;
  const named = { pa: 'ਹਿੰਦੀ ਵਿੱਚ', hi: 'अंग्रेज़ी में' } as const;
  // The box of urgent signs and the facts are below the introduction in its own language.
  const ownParts = /ਬਾਕਸ|बॉक्स/u;
  for (const locale of ['pa', 'hi'] as const) {
    const sentences = readTranslatedPages(locale, english)
      .filter(({ isWhole }) => !isWhole)
      .flatMap(({ path, frontMatter: { summary, inShort, today, firstStep } }) =>
        [summary, inShort, ...today, firstStep]
          .flatMap((text) => text.split(/(?<=[।?!])\s/))
          .map((sentence) => `${path}: ${sentence}`),
      );
    const vague = sentences.filter(
      (sentence) =>
        below[locale].test(sentence) && !ownParts.test(sentence) && !sentence.includes(named[locale]),
    );
    expect(vague).toEqual([]);
    if (locale === 'pa') expect(sentences.join()).not.toContain('(ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ)');
  }
});

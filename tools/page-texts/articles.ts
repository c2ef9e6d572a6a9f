import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articleTextName, type InformationArticle } from '#app/content/information-article.ts';
import type { TextNode } from '#app/content/reading/article-text.tsx';
import { byLocale, defaultLocale, type Locale, otherLocales } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { type CompiledPage, compilePage } from '../information-pages/compiled-page.ts';
import { readLocalizedPages } from '../information-pages/localized-pages.ts';
import { readInformationPages } from '../information-pages/read.ts';
import { readRestLocales, readTranslatedPages } from '../information-pages/translated.ts';
import { root } from '../testing/command.ts';

const compiled = async (file: string): Promise<CompiledPage> => {
  const path = join(root, file);
  return compilePage(await readFile(path, 'utf8'), path);
};

/** Whether a locale has a page of its own at a path. */
type HasPage = (path: string) => boolean;

/**
 * Returns a text in another locale than that of its page, with its links changed. A link to a page that only the locale of the text has leads to that locale.
 * All other links stay paths of the default locale, which the page itself turns into paths of its own locale.
 */
export function withLinksOf(locale: Locale, body: readonly TextNode[], isOwn: HasPage, isOfText: HasPage) {
  const linked = (node: TextNode): TextNode => {
    if (typeof node === 'string') return node;
    const [name, properties, ...children] = node;
    const { href } = properties;
    const path = typeof href === 'string' ? href.replace(/[?#].*/s, '') : '';
    const leads = path !== '' && !isOwn(path) && isOfText(path) ? { href: pathIn(locale, String(href)) } : {};
    return [name, { ...properties, ...leads }, ...children.map(linked)];
  };
  return body.map(linked);
}

/**
 * Compiles the information pages of a locale, by the name of their text. In other locales than the default one the text of the locale replaces
 * the English text. If the locale only introduces a page, its body is that of the page's `restIn` (tools/information-pages/translated.ts).
 */
export async function compileArticles(locale: Locale): Promise<ReadonlyMap<string, InformationArticle>> {
  const english = readInformationPages();
  const translations = new Map(
    otherLocales.map((other) => [
      other,
      new Map(readTranslatedPages(other, english).map((page) => [page.path, page])),
    ]),
  );
  const restLocaleOf = readRestLocales(locale, english);
  const pagesOf = byLocale(readLocalizedPages);
  const articles = new Map<string, InformationArticle>();
  for (const { file, frontMatter } of english) {
    const { path } = frontMatter;
    const article = (await compiled(file)) as InformationArticle;
    const translated = translations.get(locale)?.get(path);
    if (locale === defaultLocale) articles.set(articleTextName(locale, path), { ...article, wholeIn: [] });
    if (!translated) continue;
    const { title, otherNames, keywords: _keywords, basedOn: _basedOn, ...spoken } = translated.frontMatter;
    const restIn = restLocaleOf(translated);
    const textFile = translations.get(restIn ?? locale)?.get(path)?.file ?? file;
    const text = await compiled(textFile);
    const [own, ofText] = [await pagesOf[locale], await pagesOf[restIn ?? locale]];
    const body = restIn
      ? withLinksOf(
          restIn,
          text.body,
          (to) => own.has(to),
          (to) => ofText.has(to),
        )
      : text.body;
    const wholeIn = otherLocales.flatMap((other) => {
      const page = other === locale ? undefined : translations.get(other)?.get(path);
      return page?.isWhole
        ? [{ locale: other, path: pathIn(other, path), title: page.frontMatter.title }]
        : [];
    });
    articles.set(articleTextName(locale, path), {
      contents: text.contents,
      body,
      frontmatter: {
        ...article.frontmatter,
        ...spoken,
        medical: { ...article.frontmatter.medical, name: title, otherNames },
      },
      wholeIn: restIn ? wholeIn : [],
    });
  }
  return articles;
}

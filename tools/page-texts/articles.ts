import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articleTextName, type InformationArticle } from '#app/content/information-article.ts';
import { defaultLocale, type Locale, otherLocales } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { type CompiledPage, compilePage } from '../information-pages/compiled-page.ts';
import { readInformationPages } from '../information-pages/read.ts';
import { readTranslatedPages } from '../information-pages/translated.ts';
import { root } from '../testing/command.ts';

const compiled = async (file: string): Promise<CompiledPage> => {
  const path = join(root, file);
  return compilePage(await readFile(path, 'utf8'), path);
};

/**
 * Compiles the information pages of a locale, by the name of their text. In other locales than the default one the text of the locale replaces
 * the English text. If the locale only introduces a page, its body stays in the default locale.
 */
export async function compileArticles(locale: Locale): Promise<ReadonlyMap<string, InformationArticle>> {
  const english = readInformationPages();
  const translations = new Map(
    otherLocales.map((other) => [
      other,
      new Map(readTranslatedPages(other, english).map((page) => [page.path, page])),
    ]),
  );
  const articles = new Map<string, InformationArticle>();
  for (const { file, frontMatter } of english) {
    const { path } = frontMatter;
    const article = (await compiled(file)) as InformationArticle;
    const translated = translations.get(locale)?.get(path);
    if (locale === defaultLocale) articles.set(articleTextName(locale, path), { ...article, wholeIn: [] });
    if (!translated) continue;
    const { title, otherNames, keywords: _keywords, basedOn: _basedOn, ...spoken } = translated.frontMatter;
    const own = translated.isWhole ? await compiled(translated.file) : article;
    const wholeIn = otherLocales.flatMap((other) => {
      const page = other === locale || translated.isWhole ? undefined : translations.get(other)?.get(path);
      return page?.isWhole
        ? [{ locale: other, path: pathIn(other, path), title: page.frontMatter.title }]
        : [];
    });
    articles.set(articleTextName(locale, path), {
      contents: own.contents,
      body: own.body,
      frontmatter: {
        ...article.frontmatter,
        ...spoken,
        medical: { ...article.frontmatter.medical, name: title, otherNames },
      },
      wholeIn,
    });
  }
  return articles;
}

import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import type { FrontMatter } from './front-matter.server.ts';
import type { TranslatedFrontMatter } from './translated-front-matter.server.ts';

/** An information page as the build compiles it (tools/information-pages/plugin.ts). */
export interface InformationArticle {
  readonly frontmatter: FrontMatter;
  /** Headings of the second level, for the contents list. */
  readonly contents: readonly { readonly id: string; readonly text: string }[];
  readonly default: (props: { readonly components: MDXComponents }) => ReactNode;
}

/** Empty in the browser's bundle, which never renders an information page. */
const articles: Readonly<Record<string, InformationArticle>> = import.meta.env.SSR
  ? import.meta.glob<InformationArticle>('#messages/information/*.mdx', { eager: true })
  : {};

const byPath = new Map(
  Object.values(articles).map((article) => [article.frontmatter.path as string, article]),
);

/** @throws Error if the page has no file. The build prevents this for pages of the catalogue */
export function articleAt(path: string): InformationArticle {
  const article = byPath.get(path);
  if (!article) throw new Error(`There is no information page at ${path}.`);
  return article;
}

/** A translated page as the build compiles it. */
interface TranslatedArticle extends Pick<InformationArticle, 'contents' | 'default'> {
  readonly frontmatter: TranslatedFrontMatter;
}

/** Separate modules, which the Worker loads at the first request for each page. */
const translatedArticles: Readonly<Record<string, () => Promise<TranslatedArticle>>> = import.meta.env.SSR
  ? import.meta.glob<TranslatedArticle>(['../languages/*/information/*.mdx', '!#messages/information/*.mdx'])
  : {};

const loaded = new Map<string, InformationArticle>();

const keyOf = (locale: Locale, path: string) => `../languages/${locale}/information${path.toLowerCase()}.mdx`;

/**
 * Loads a page in a locale, so that {@link articleIn} returns it. The text replaces that of the default locale. If the locale only
 * introduces the page, the body stays in the default locale.
 *
 * @param path in the default locale
 */
export async function loadArticle(locale: Locale, path: string): Promise<void> {
  const key = keyOf(locale, path);
  if (locale === defaultLocale || loaded.has(key)) return;
  const english = articleAt(path);
  const load = translatedArticles[key];
  if (!load) throw new Error(`There is no page ${path} in the locale ${locale}.`);
  const { frontmatter, contents, default: words } = await load();
  const {
    title: _title,
    otherNames,
    keywords: _keywords,
    basedOn: _basedOn,
    reviewedOn,
    ...spoken
  } = frontmatter;
  loaded.set(key, {
    ...english,
    ...(contents.length > 0 && { contents, default: words }),
    frontmatter: {
      ...english.frontmatter,
      ...spoken,
      reviewedOn,
      medical: { ...english.frontmatter.medical, name: frontmatter.title, otherNames },
    },
  });
}

/**
 * @param path in the default locale
 * @throws Error where {@link loadArticle} was not called before
 */
export function articleIn(locale: Locale, path: string): InformationArticle {
  const article = locale === defaultLocale ? articleAt(path) : loaded.get(keyOf(locale, path));
  if (!article) throw new Error(`The page ${path} is not loaded in the locale ${locale}.`);
  return article;
}

/** Titles of the pages that quote a price, by the id of the price. */
export function quotedPrices(): Readonly<Record<string, readonly string[]>> {
  const pages = Object.groupBy(byPath.values(), ({ frontmatter }) => frontmatter.price);
  return Object.fromEntries(
    Object.entries(pages).map(([price, quoting]) => [
      price,
      quoting.map(({ frontmatter }) => frontmatter.title),
    ]),
  );
}

/** Paths of the pages without a review in their files. */
export const unreviewedPages = (): readonly string[] =>
  [...byPath.values()].flatMap(({ frontmatter: { path, reviewedOn } }) =>
    reviewedOn === null ? [path] : [],
  );

import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import type { Language } from '#app/languages/language.ts';
import type { FrontMatter } from './front-matter.server.ts';
import type { HindiFrontMatter } from './hindi-front-matter.server.ts';

/** What the build makes of an information page's file (tools/information-pages/plugin.ts). */
export interface InformationArticle {
  readonly frontmatter: FrontMatter;
  /** The headings of the second level, which a reader scans. */
  readonly contents: readonly { readonly id: string; readonly text: string }[];
  readonly default: (props: { readonly components: MDXComponents }) => ReactNode;
}

/** Empty in the browser's bundle, which never renders an information page. */
const articles: Readonly<Record<string, InformationArticle>> = import.meta.env.SSR
  ? import.meta.glob<InformationArticle>(['./information/*.mdx', '!./information/*.hi.mdx'], { eager: true })
  : {};

const byPath = new Map(
  Object.values(articles).map((article) => [article.frontmatter.path as string, article]),
);

/** @throws Error where the catalogue names a page that has no file, which the build does not let happen */
export function articleAt(path: string): InformationArticle {
  const article = byPath.get(path);
  if (!article) throw new Error(`There is no information page at ${path}.`);
  return article;
}

/** What the build makes of the Hindi file beside it. */
interface HindiArticle extends Pick<InformationArticle, 'contents' | 'default'> {
  readonly frontmatter: HindiFrontMatter;
}

/** Each a script of its own, that nobody who reads English waits for. */
const hindiArticles: Readonly<Record<string, () => Promise<HindiArticle>>> = import.meta.env.SSR
  ? import.meta.glob<HindiArticle>('./information/*.hi.mdx')
  : {};

const inHindi = new Map<string, InformationArticle>();

/**
 * Loads the Hindi edition of a page, where it is not loaded yet: `articleIn` has it from then on. Its words take the place of the
 * English ones; where it has none of its own it is the English page under a Hindi head.
 *
 * @param path in English
 */
export async function loadHindiArticle(path: string): Promise<void> {
  if (inHindi.has(path)) return;
  const english = articleAt(path);
  const load = hindiArticles[`./information${path.toLowerCase()}.hi.mdx`];
  if (!load) throw new Error(`There is no Hindi edition of ${path}.`);
  const { frontmatter, contents, default: words } = await load();
  const {
    title: _title,
    otherNames,
    keywords: _keywords,
    basedOn: _basedOn,
    reviewedOn,
    ...spoken
  } = frontmatter;
  inHindi.set(path, {
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
 * @param path in English
 * @throws Error where a Hindi edition was not loaded before
 */
export function articleIn(language: Language, path: string): InformationArticle {
  const article = language === 'en' ? articleAt(path) : inHindi.get(path);
  if (!article) throw new Error(`The Hindi edition of ${path} is not loaded.`);
  return article;
}

/** Paths of the pages whose own files say of no review. */
export const unreviewedPages = (): readonly string[] =>
  [...byPath.values()].flatMap(({ frontmatter: { path, reviewedOn } }) =>
    reviewedOn === null ? [path] : [],
  );

import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import type { FrontMatter } from './front-matter.server.ts';

/** What the build makes of an information page's file (tools/information-pages/plugin.ts). */
export interface InformationArticle {
  readonly frontmatter: FrontMatter;
  /** The headings of the second level, which a reader scans. */
  readonly contents: readonly { readonly id: string; readonly text: string }[];
  readonly default: (props: { readonly components: MDXComponents }) => ReactNode;
}

/** Empty in the browser's bundle, which never renders an information page. */
const articles: Readonly<Record<string, InformationArticle>> = import.meta.env.SSR
  ? import.meta.glob<InformationArticle>('./information/*.mdx', { eager: true })
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

/** Paths of the pages whose own files say of no review. */
export const unreviewedPages = (): readonly string[] =>
  [...byPath.values()].flatMap(({ frontmatter: { path, reviewedOn } }) =>
    reviewedOn === null ? [path] : [],
  );

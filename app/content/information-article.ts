import type { Locale } from '#app/languages/locales.ts';
import type { FrontMatter } from './front-matter.server.ts';
import type { TextNode } from './reading/article-text.tsx';

/**
 * Name of a page's text in the build (app/platform/texts/texts.server.ts).
 *
 * @param path in the default locale
 */
export const articleTextName = (locale: Locale, path: string): string => `${locale}${path.toLowerCase()}`;

/** An information page in a locale, as the build compiles it (tools/page-texts/articles.ts). */
export interface InformationArticle {
  readonly frontmatter: FrontMatter;
  /** Headings of the second level, for the contents list. */
  readonly contents: readonly { readonly id: string; readonly text: string }[];
  readonly body: readonly TextNode[];
  /** The page in each other locale that has the whole of it, besides the default locale. Empty if this locale has the whole page too. */
  readonly wholeIn: readonly { readonly locale: Locale; readonly path: string; readonly title: string }[];
}

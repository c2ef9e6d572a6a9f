import type { FrontMatter } from './front-matter.server.ts';
import facts from './information-facts.json' with { type: 'json' };

/** The part of an information page that lists of pages need, in the default locale. */
export interface InformationFacts
  extends Pick<FrontMatter, 'path' | 'title' | 'price' | 'reviewedOn' | 'nextReview'> {
  readonly kind: FrontMatter['medical']['kind'];
  readonly otherNames: readonly string[];
}

/** Every information page, in the order of the menus. The build writes the file (tools/information-pages/index-file.ts). */
export const informationFacts = facts as readonly InformationFacts[];

const byPath = new Map(informationFacts.map((page) => [page.path as string, page]));

/** @throws Error if there is no page at the path */
export function factsOfPage(path: string): InformationFacts {
  const page = byPath.get(path);
  if (!page) throw new Error(`There is no information page at ${path}.`);
  return page;
}

/** Titles of the pages that quote a price, by the id of the price. */
export function quotedPrices(): Readonly<Record<string, readonly string[]>> {
  const pages = Object.groupBy(informationFacts, ({ price }) => price ?? '');
  return Object.fromEntries(
    Object.entries(pages).map(([price, quoting = []]) => [price, quoting.map(({ title }) => title)]),
  );
}

/** Paths of the pages without a review in their files. */
export const unreviewedPages = (): readonly string[] =>
  informationFacts.flatMap(({ path, reviewedOn }) => (reviewedOn === null ? [path] : []));

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FrontMatter, frontMatter } from '#app/content/front-matter.server.ts';
import { defaultLocale } from '#app/languages/locales.ts';
import { type InformationGroupId, informationGroupIds } from '#app/navigation/information-groups.ts';
import { faultsOfDangers } from './danger-rules.ts';
import { foldedPositions } from './folded-sections.ts';
import {
  frontMatterError,
  informationFolder,
  parseFrontMatter,
  type SourceFile,
  withLine,
} from './front-matter.ts';

const root = join(import.meta.dirname, '../..');

export interface InformationPageSource {
  /** Relative to the project, such as `app/languages/en/information/sleep-clinic.mdx`. */
  readonly file: string;
  readonly frontMatter: FrontMatter;
  /** Markdown. */
  readonly body: string;
}

const folder = informationFolder(defaultLocale);

/** Reads every page in the default locale, in the order of the menus. */
export function readInformationPages(): InformationPageSource[] {
  return parseInformationPages(
    readdirSync(join(root, folder))
      .sort()
      .map((name) => `${folder}/${name}`)
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
  );
}

/**
 * Reads information pages and validates them against the schema and against each other.
 *
 * @throws Error with one line for every fault, which names the file, the line and the field
 */
export function parseInformationPages(sources: readonly SourceFile[]): InformationPageSource[] {
  const faults: string[] = [];
  const pages = sources.flatMap((source) => {
    const page = parsePage(source);
    if ('frontMatter' in page) return [page];
    faults.push(...page.faults);
    return [];
  });
  // Links are checked only if every page is valid, because links to an invalid page would seem broken.
  if (faults.length === 0) faults.push(...faultsBetween(pages));
  if (faults.length > 0) {
    const lines = faults.map((fault) => withLine(fault, sources));
    throw new Error(`Wrong information pages:\n${lines.join('\n')}`);
  }
  const placeOf = (id: InformationGroupId) => informationGroupIds.indexOf(id);
  return pages.sort(
    ({ frontMatter: one }, { frontMatter: other }) =>
      placeOf(one.group) - placeOf(other.group) || one.order - other.order,
  );
}

function parsePage(source: SourceFile): InformationPageSource | { readonly faults: readonly string[] } {
  const page = parseFrontMatter(source, frontMatter);
  if ('faults' in page) return page;
  const { file } = source;
  const { path } = page.frontMatter;
  const wanted = `${folder}/${path.slice(1).toLowerCase()}.mdx`;
  if (file !== wanted)
    return { faults: [frontMatterError(file, 'path', `The page at ${path} belongs in ${wanted}.`)] };
  for (const field of ['folded', 'foldedOnPhone'] as const) {
    try {
      foldedPositions(page.body, page.frontMatter[field] ?? []);
    } catch (error) {
      return {
        faults: [frontMatterError(file, field, error instanceof Error ? error.message : String(error))],
      };
    }
  }
  const faults = faultsOfDangers(page.frontMatter);
  return faults.length > 0
    ? { faults: faults.map(({ field, words }) => frontMatterError(file, field, words)) }
    : { file, ...page };
}

function faultsBetween(pages: readonly InformationPageSource[]): string[] {
  const faults: string[] = [];
  const places = new Map<string, string>();
  const paths = new Set(pages.map(({ frontMatter: { path } }) => path));
  for (const { file, frontMatter: page } of pages) {
    const place = `${page.group} ${page.order}`;
    const holder = places.get(place);
    if (holder) {
      faults.push(frontMatterError(file, 'order', `${holder} has place ${page.order} of ${page.group}.`));
    }
    places.set(place, file);
    if (page.hero && (!paths.has(page.hero) || page.hero === page.path)) {
      faults.push(frontMatterError(file, 'hero', `There is no other page at ${page.hero}.`));
    }
    for (const path of page.related) {
      if (!paths.has(path) || path === page.path) {
        faults.push(frontMatterError(file, 'related', `There is no other page at ${path}.`));
      }
    }
  }
  for (const id of informationGroupIds) {
    if (!places.has(`${id} 1`)) faults.push(`${folder}: group: ${id} has no overview (order 1).`);
  }
  return faults;
}

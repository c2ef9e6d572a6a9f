import type { Locale } from '#app/languages/locales.ts';
import { pageEntry } from '#app/navigation/page-entries.server.ts';
import { findInformationPage, publicPages, type SitePage } from '#app/navigation/pages.ts';
import { toolPages } from '#app/navigation/self-help-pages.ts';
import { type DetectedDanger, dangerOrder } from '#app/typed-text/danger/detected-danger.ts';

const information = (path: string): SitePage => {
  const found = findInformationPage(path);
  if (!found) throw new Error(`There is no information page at ${path}.`);
  return found.page;
};

/** Pages to read after the call for help. */
const pages: Readonly<Record<DetectedDanger, () => readonly SitePage[]>> = {
  life: () => [information('/thoughts-of-ending-life'), toolPages.safetyPlan],
  poison: () => [toolPages.firstAid, toolPages.fitTimer],
  harm: () => [information('/strong-emotions'), information('/pregnancy-and-birth')],
  violence: () => [information('/violence-at-home-and-assault'), publicPages.rights],
};

/**
 * Pages that a search in danger shows instead of its results, because a fuzzy match may lead anywhere.
 *
 * @param dangers in any order; the pages about thoughts of dying come first, because the boxes for the other dangers have their steps
 */
export function pagesForDanger(
  dangers: readonly DetectedDanger[],
  locale: Locale,
): readonly ReturnType<typeof pageEntry>[] {
  const ordered = ['life', ...dangerOrder.filter((danger) => danger !== 'life')] as const;
  const found = ordered.flatMap((danger) =>
    dangers.includes(danger as DetectedDanger) ? pages[danger as DetectedDanger]() : [],
  );
  return [...new Set(found)].map((page) => pageEntry(page, locale));
}

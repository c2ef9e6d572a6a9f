import type { Locale } from '#app/languages/locales.ts';
import { pageEntry } from '#app/navigation/page-entries.server.ts';
import { findInformationPage, publicPages, type SitePage } from '#app/navigation/pages.ts';
import { toolPages } from '#app/navigation/self-help-pages.ts';
import { dangerOrder, type HeardDanger } from './hear-danger.ts';

const information = (path: string): SitePage => {
  const found = findInformationPage(path);
  if (!found) throw new Error(`There is no information page at ${path}.`);
  return found.page;
};

/** Pages to read once somebody is called. */
const pages: Readonly<Record<HeardDanger, () => readonly SitePage[]>> = {
  life: () => [toolPages.safetyPlan, information('/depression'), information('/when-someone-refuses')],
  poison: () => [information('/deaddiction'), information('/OstAddiction'), toolPages.fitTimer],
  violence: () => [publicPages.rights, information('/individual-counselling')],
};

/**
 * The fixed list that a search in danger shows in place of what its words find: a fuzzy hit may lead anywhere.
 *
 * @param heard in any order; thoughts of dying come first, since the steps for the others stand in their boxes
 */
export function pagesForDanger(
  heard: readonly HeardDanger[],
  language: Locale,
): readonly ReturnType<typeof pageEntry>[] {
  const ordered = ['life', ...dangerOrder.filter((danger) => danger !== 'life')] as const;
  const found = ordered.flatMap((danger) =>
    heard.includes(danger as HeardDanger) ? pages[danger as HeardDanger]() : [],
  );
  return [...new Set(found)].map((page) => pageEntry(page, language));
}

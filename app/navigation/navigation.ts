import { footerTitles, menuLabels } from '#messages/navigation/page-titles.ts';
import {
  allPages,
  findInformationPage,
  home,
  type InformationGroup,
  informationGroups,
  publicPages,
  type SitePage,
  taskPages,
} from './pages.ts';

/**
 * Menus and lists of the page frame, built from the catalogue of pages (requirements 5 and 6). The header
 * shows entriesBeforeMenus, the two menus, and entriesAfterMenus.
 */

/** An entry of a menu, a list of pages or a breadcrumb. */
export interface NavigationEntry {
  readonly path: `/${string}`;
  readonly label: string;
}

/** Builds the menu entry of a page, with its short title if it has one. */
export function entryTo(page: SitePage): NavigationEntry {
  return { path: page.path, label: page.shortTitle ?? page.title };
}

/** @throws Error if the catalogue has no page at this path */
export function entryToPath(path: `/${string}`): NavigationEntry {
  const page = allPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The catalogue has no page at ${path}`);
  return entryTo(page);
}

export const entriesBeforeMenus: readonly NavigationEntry[] = [home, publicPages.about].map(entryTo);

export const entriesAfterMenus: readonly NavigationEntry[] = [publicPages.prices, publicPages.management].map(
  entryTo,
);

/** Entries of the galleries. In a narrow header they form a menu of their own. */
export const galleryEntries: readonly NavigationEntry[] = [
  { path: publicPages.pictures.path, label: menuLabels.pictures },
  { path: publicPages.videos.path, label: menuLabels.videos },
  { path: publicPages.reels.path, label: menuLabels.reels },
];

/** The way to the hospital and its hours. */
export const findUsEntry: NavigationEntry = entryTo(publicPages.findUs);

export const bookingEntry: NavigationEntry = { path: publicPages.doctors.path, label: menuLabels.booking };

export interface NavigationGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
}

/**
 * Path of the site's search. It is not in the catalogue of pages, because its content depends on the query.
 */
export const searchPath = '/search';

/** Path of the page that finds, moves or cancels an appointment by its reference and phone. */
export const appointmentPath = taskPages.appointment.path;

/** Path of the page that requests a callback. */
export const callbackPath = taskPages.callback.path;

/** Every information page, grouped. */
export const treatmentsMenu: readonly NavigationGroup[] = informationGroups.map(
  (group: InformationGroup): NavigationGroup => ({
    id: group.id,
    title: group.title,
    entries: group.pages.map(entryTo),
  }),
);

export const servicesMenu: readonly NavigationEntry[] = [
  '/psychiatric-care' as const,
  '/deaddiction' as const,
  '/sexual-wellness' as const,
].map(entryToPath);

/** The first page of each group, for visitors who do not know yet what they are looking for. */
export const startingPoints: readonly (NavigationEntry & { readonly summary: string })[] =
  informationGroups.map((group: InformationGroup) => ({
    path: group.pages[0].path,
    label: group.title,
    summary: group.pages[0].summary,
  }));

export const footerGroups: readonly NavigationGroup[] = [
  { id: 'services', title: footerTitles.services, entries: servicesMenu },
  {
    id: 'treatments',
    title: footerTitles.treatments,
    entries: [
      '/psychiatry' as const,
      '/counselling-and-therapy' as const,
      '/mental-health-children' as const,
      '/sexual-wellness-program' as const,
      '/headache-clinic' as const,
      '/epilepsy-clinic' as const,
      '/sleep-clinic' as const,
    ].map(entryToPath),
  },
];

export const footerSmallPrint: readonly NavigationEntry[] = [publicPages.privacy, publicPages.rights].map(
  entryTo,
);

/** Pages on which visitors do something, beside the small print of the footer. */
export const visitorTasks: readonly NavigationEntry[] = Object.values(taskPages).map(entryTo);

/** Pages about the hospital itself, which form one list. */
export const hospitalPages: readonly NavigationEntry[] = [
  entryTo(publicPages.about),
  findUsEntry,
  ...entriesAfterMenus,
  ...galleryEntries,
  ...footerSmallPrint,
];

/**
 * Builds the sidebar of an information page: the pages of its group, under the heading that section 2.4 gives
 * this page.
 */
export function sidebarOf(path: string): { title: string; entries: readonly NavigationEntry[] } | undefined {
  const found = findInformationPage(path);
  if (!found) return undefined;
  return {
    title: found.page.sidebarTitle ?? found.group.sidebarTitle,
    entries: found.group.pages.map(entryTo),
  };
}

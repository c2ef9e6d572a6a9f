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
 * The menus and lists of the page frame, made from the catalogue of pages (requirements 5 and 6).
 * The header shows entriesBeforeMenus, the two menus, entriesAfterMenus.
 */

/** One entry of a menu, a list of pages or a breadcrumb. */
export interface NavigationEntry {
  readonly path: `/${string}`;
  readonly label: string;
}

/** A page in the words that menus use for it. */
export function entryTo(page: SitePage): NavigationEntry {
  return { path: page.path, label: page.shortTitle ?? page.title };
}

/** @throws Error where the catalogue has no such page */
export function entryToPath(path: `/${string}`): NavigationEntry {
  const page = allPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The catalogue has no page at ${path}`);
  return entryTo(page);
}

export const entriesBeforeMenus: readonly NavigationEntry[] = [home, publicPages.about].map(entryTo);

export const entriesAfterMenus: readonly NavigationEntry[] = [publicPages.prices, publicPages.management].map(
  entryTo,
);

/** Where the header is narrow, these three go into a menu of their own. */
export const galleryEntries: readonly NavigationEntry[] = [
  { path: publicPages.pictures.path, label: menuLabels.pictures },
  { path: publicPages.videos.path, label: menuLabels.videos },
  { path: publicPages.reels.path, label: menuLabels.reels },
];

export const bookingEntry: NavigationEntry = { path: publicPages.doctors.path, label: menuLabels.booking };

export interface NavigationGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
}

/** The site's search, which is no page of the catalogue: what it shows depends on the question. */
export const searchPath = '/search';

/** Where an appointment is looked up, moved or cancelled by its reference and phone. */
export const appointmentPath = taskPages.appointment.path;

/** Where one asks to be called. */
export const callbackPath = taskPages.callback.path;

/** Every information page, under the heading of its group. */
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

/** The first page of every group, for those who do not know yet what they look for. */
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

/** What one does and does not read: beside the small print of the footer. */
export const visitorTasks: readonly NavigationEntry[] = Object.values(taskPages).map(entryTo);

/** The pages about the hospital itself, which stand beside each other. */
export const hospitalPages: readonly NavigationEntry[] = [
  entryTo(publicPages.about),
  ...entriesAfterMenus,
  ...galleryEntries,
  ...footerSmallPrint,
];

/** The sidebar of an information page: the group's pages under the heading that section 2.4 gives this one. */
export function sidebarOf(path: string): { title: string; entries: readonly NavigationEntry[] } | undefined {
  const found = findInformationPage(path);
  if (!found) return undefined;
  return {
    title: found.page.sidebarTitle ?? found.group.sidebarTitle,
    entries: found.group.pages.map(entryTo),
  };
}

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
  treatmentGroups,
} from './pages.ts';
import { toolPages } from './self-help-pages.ts';

/**
 * Menus and lists of the page frame, built from the catalogue of pages (requirements 5 and 6). The header
 * shows the doors, then the menus of treatments, services and the rest.
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

/** Entries of the galleries. */
export const galleryEntries: readonly NavigationEntry[] = [
  { path: publicPages.pictures.path, label: menuLabels.pictures },
  { path: publicPages.videos.path, label: menuLabels.videos },
  { path: publicPages.reels.path, label: menuLabels.reels },
];

/** Every page by its names. */
export const aToZEntry: NavigationEntry = entryTo(publicPages.aToZ);

/** The way to the hospital and its hours. */
export const findUsEntry: NavigationEntry = entryTo(publicPages.findUs);

export const bookingEntry: NavigationEntry = { path: publicPages.doctors.path, label: menuLabels.booking };

/** A first entry of the header. It has a short label on phones, where all of them share one row. */
export interface Door extends NavigationEntry {
  readonly id: 'doctors' | 'prices' | 'findUs' | 'helpNow';
  readonly shortLabel: string;
}

/** The header's first entries: the questions that most visitors come with. */
export const doors: readonly Door[] = [
  { id: 'doctors', ...bookingEntry, shortLabel: menuLabels.doctors },
  {
    id: 'prices',
    path: publicPages.prices.path,
    label: menuLabels.packages,
    shortLabel: menuLabels.prices,
  },
  { id: 'findUs', path: publicPages.findUs.path, label: menuLabels.findUs, shortLabel: menuLabels.findUs },
  {
    id: 'helpNow',
    path: publicPages.urgent.path,
    label: menuLabels.helpNow,
    shortLabel: menuLabels.helpNow,
  },
];

/** Entries of the header's last menu for somebody who is treated, or thinks about it. */
export const ownEntries: readonly NavigationEntry[] = [
  entryTo(taskPages.appointment),
  { path: toolPages.tools.path, label: menuLabels.helpYourself },
  { path: `${publicPages.rights.path}#confidentiality`, label: menuLabels.secret },
];

/** Entries of the header's last menu about the hospital. Prices are a door. */
export const hospitalEntries: readonly NavigationEntry[] = [
  ...[home, publicPages.about, publicPages.management].map(entryTo),
  ...galleryEntries,
  entryTo(publicPages.refer),
  aToZEntry,
];

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

const menuEntries = (group: InformationGroup): NavigationGroup => ({
  id: group.id,
  title: group.title,
  entries: group.pages.filter(({ menu }) => menu !== false).map(entryTo),
});

/** The information pages of requirement 6, grouped. The services have a menu of their own in the header. */
export const treatmentsMenu: readonly NavigationGroup[] = treatmentGroups.map(menuEntries);

const servicesGroup = informationGroups.find(({ id }) => id === 'services');
if (!servicesGroup) throw new Error('The catalogue has no services.');

export const servicesMenu: NavigationGroup = menuEntries(servicesGroup);

export const footerGroups: readonly NavigationGroup[] = [
  { id: 'services', title: footerTitles.services, entries: servicesMenu.entries },
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

export const footerSmallPrint: readonly NavigationEntry[] = [
  publicPages.privacy,
  publicPages.rights,
  publicPages.refer,
].map(entryTo);

/** Pages on which visitors do something, beside the small print of the footer. */
export const visitorTasks: readonly NavigationEntry[] = Object.values(taskPages).map(entryTo);

/** Pages about the hospital itself, which form one list. */
export const hospitalPages: readonly NavigationEntry[] = [
  ...[publicPages.about, publicPages.findUs, publicPages.prices, publicPages.management].map(entryTo),
  ...galleryEntries,
  ...footerSmallPrint,
];

/**
 * Builds the sidebar of an information page: the pages of its group, under the heading that requirement
 * 33 gives this page.
 */
export function sidebarOf(path: string): { title: string; entries: readonly NavigationEntry[] } | undefined {
  const found = findInformationPage(path);
  if (!found) return undefined;
  return {
    title: found.page.sidebarTitle ?? found.group.sidebarTitle,
    entries: found.group.pages.map(entryTo),
  };
}

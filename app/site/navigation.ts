import {
  allPages,
  findInformationPage,
  home,
  type InformationGroup,
  informationGroups,
  publicPages,
  type SitePage,
} from './pages.ts';

/**
 * The menus and lists of the page frame, made from the catalogue of pages (section 2.1 of the specification).
 * The header shows: before, the two menus, after.
 */

export interface NavigationLink {
  readonly path: `/${string}`;
  readonly label: string;
}

/** A link to a page in the words that menus use for it. */
export function linkTo(page: SitePage): NavigationLink {
  return { path: page.path, label: page.shortTitle ?? page.title };
}

/** @throws Error where the catalogue has no such page */
export function linkToPath(path: `/${string}`): NavigationLink {
  const page = allPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The catalogue has no page at ${path}`);
  return linkTo(page);
}

export const linksBeforeMenus: readonly NavigationLink[] = [home, publicPages.about].map(linkTo);

export const linksAfterMenus: readonly NavigationLink[] = [publicPages.prices, publicPages.management].map(
  linkTo,
);

/** Where the header is narrow, these three go into a menu of their own. */
export const galleryLinks: readonly NavigationLink[] = [
  { path: publicPages.pictures.path, label: 'Pictures Gallery' },
  { path: publicPages.videos.path, label: 'Video Gallery' },
  { path: publicPages.reels.path, label: 'Instagram' },
];

export const bookingLink: NavigationLink = { path: publicPages.doctors.path, label: 'Book Appointment' };

export interface NavigationGroup {
  readonly id: string;
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** The site's search, which is no page of the catalogue: what it shows depends on the question. */
export const searchPath = '/search';

/** Every information page, under the heading of its group. */
export const treatmentsMenu: readonly NavigationGroup[] = informationGroups.map(
  (group: InformationGroup): NavigationGroup => ({
    id: group.id,
    title: group.title,
    links: group.pages.map(linkTo),
  }),
);

export const servicesMenu: readonly NavigationLink[] = [
  '/psychiatric-care' as const,
  '/deaddiction' as const,
  '/sexual-wellness' as const,
].map(linkToPath);

/** The first page of every group, for those who do not know yet what they look for. */
export const startingPoints: readonly (NavigationLink & { readonly summary: string })[] =
  informationGroups.map((group: InformationGroup) => ({
    path: group.pages[0].path,
    label: group.title,
    summary: group.pages[0].summary,
  }));

export const footerGroups: readonly NavigationGroup[] = [
  { id: 'services', title: 'Services', links: servicesMenu },
  {
    id: 'treatments',
    title: 'Treatments',
    links: [
      '/psychiatry' as const,
      '/counselling-and-therapy' as const,
      '/mental-health-children' as const,
      '/sexual-wellness-program' as const,
      '/headache-clinic' as const,
      '/epilepsy-clinic' as const,
      '/sleep-clinic' as const,
    ].map(linkToPath),
  },
];

export const footerSmallPrint: readonly NavigationLink[] = [publicPages.privacy, publicPages.rights].map(
  linkTo,
);

/** The pages about the hospital itself, which stand beside each other. */
export const hospitalPages: readonly NavigationLink[] = [
  linkTo(publicPages.about),
  ...linksAfterMenus,
  ...galleryLinks,
  ...footerSmallPrint,
];

/** The sidebar of an information page: the group's pages under the heading that section 2.4 gives this one. */
export function sidebarOf(path: string): { title: string; links: readonly NavigationLink[] } | undefined {
  const found = findInformationPage(path);
  if (!found) return undefined;
  return {
    title: found.page.sidebarTitle ?? found.group.sidebarTitle,
    links: found.group.pages.map(linkTo),
  };
}

import informationPages from '#messages/information-pages.json' with { type: 'json' };
import { groupTitles, type PageTitle, pageTitles } from '#messages/navigation/page-titles.ts';
import { doctorsPath } from './doctors-path.ts';
import { type InformationGroupId, informationGroupIds } from './information-groups.ts';
import { checkPages, toolPages } from './self-help-pages.ts';

/**
 * Every public page of the site: the one list that the routes, the menus, the sidebars, the footer and the
 * tests are made from. Paths are spelt as in requirements 2 and 31.
 */

export interface SitePage extends PageTitle {
  readonly path: `/${string}`;
}

export interface InformationPage extends SitePage {
  /** The sidebar's heading, where requirement 33 gives the page another than its group's. */
  readonly sidebarTitle?: string;
  /** The day its words last changed, such as 2026-11-20, where the build could tell. */
  readonly changedOn?: string;
}

interface CataloguedPage extends InformationPage {
  readonly group: string;
}

export interface InformationGroup {
  readonly id: InformationGroupId;
  /** The group's heading in the menus. */
  readonly title: string;
  /** The sidebar's heading on the group's pages (section 2.4). */
  readonly sidebarTitle: string;
  /** The first page is the group's overview. */
  readonly pages: readonly [InformationPage, ...InformationPage[]];
}

export const home: SitePage = {
  path: '/',
  ...pageTitles['/'],
};

/** The public screens of section 2.3, without home. */
export const publicPages = {
  about: {
    path: '/about',
    ...pageTitles['/about'],
  },
  doctors: {
    path: doctorsPath,
    ...pageTitles['/doctors'],
  },
  prices: {
    path: '/therapyCounselling',
    ...pageTitles['/therapyCounselling'],
  },
  management: {
    path: '/management',
    ...pageTitles['/management'],
  },
  pictures: {
    path: '/pictures',
    ...pageTitles['/pictures'],
  },
  videos: {
    path: '/Youtube',
    ...pageTitles['/Youtube'],
  },
  reels: {
    path: '/Instagram',
    ...pageTitles['/Instagram'],
  },
  privacy: {
    path: '/privacyPolicy',
    ...pageTitles['/privacyPolicy'],
  },
  rights: {
    path: '/rights',
    ...pageTitles['/rights'],
  },
} as const satisfies Record<string, SitePage>;

/** A page on which a visitor does something. */
export interface TaskPage extends SitePage {
  /** What people type who look for it, for the search. */
  readonly keywords: readonly string[];
}

/** What there is to do beside reading. These pages ask something anew of each reader, so none of them is kept or in a menu of pages. */
export const taskPages = {
  appointment: {
    path: '/appointment',
    ...pageTitles['/appointment'],
    keywords: ['cancel an appointment', 'move an appointment', 'reschedule', 'booking reference'],
  },
  callback: {
    path: '/callback',
    ...pageTitles['/callback'],
    keywords: ['callback', 'phone me', 'request a call', 'talk to somebody'],
  },
} as const satisfies Record<string, TaskPage>;

/** The pages of a group, from the files in app/content/information (tools/information-pages). */
function pagesOf(group: InformationGroupId): InformationGroup['pages'] {
  const [overview, ...others] = (informationPages as readonly CataloguedPage[]).filter(
    (page) => page.group === group,
  );
  if (!overview) throw new Error(`There is no information page in the group ${group}.`);
  return [overview, ...others];
}

export const informationGroups: readonly InformationGroup[] = informationGroupIds.map((id) => ({
  id,
  ...groupTitles[id],
  pages: pagesOf(id),
}));

/** Every public page, in the order of the menus. */
export const allPages: readonly SitePage[] = [
  home,
  ...Object.values(publicPages),
  ...informationGroups.flatMap((group): readonly InformationPage[] => group.pages),
];

/** Beside reading: what there is to do, and what helps by itself. None has a picture of its own. */
export const beyondReading: readonly TaskPage[] = [taskPages, checkPages, toolPages].flatMap((pages) =>
  Object.values<TaskPage>(pages),
);

/** What search engines may list: besides, what a visitor can do. */
export const listedPages: readonly SitePage[] = [...allPages, ...beyondReading];

/** The page and its group, or undefined where no information page has this path. */
export function findInformationPage(
  path: string,
): { page: InformationPage; group: InformationGroup } | undefined {
  for (const group of informationGroups) {
    const page = group.pages.find((candidate) => candidate.path === path);
    if (page) return { page, group };
  }
  return undefined;
}

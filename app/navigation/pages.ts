import informationPages from '#messages/information-pages.json' with { type: 'json' };
import { groupTitles, type PageTitle, pageTitles } from '#messages/navigation/page-titles.ts';
import { doctorsPath } from './doctors-path.ts';
import { type InformationGroupId, informationGroupIds } from './information-groups.ts';
import { selfCheckPages, type TaskPage, toolPages } from './self-help-pages.ts';

/**
 * The catalogue of all public pages. Routes, menus, sidebars, the footer and tests are built from it. Paths
 * are spelt as in requirements 2 and 31.
 */

export interface SitePage extends PageTitle {
  readonly path: `/${string}`;
}

export interface InformationPage extends SitePage {
  /** Heading of the sidebar, if requirement 33 gives the page another one than its group. */
  readonly sidebarTitle?: string;
  /** Path of the page whose drawing it shows, if it has none of its own. */
  readonly hero?: string;
  /** Whether lists must not suggest it. All pages of the group sexual-wellness count as sensitive. */
  readonly sensitive?: boolean;
  /** False if the header's menus leave it out. */
  readonly menu?: boolean;
  /** Day on which its text last changed, such as 2026-11-20, if the build knows it. */
  readonly changedOn?: string;
}

interface CataloguedPage extends InformationPage {
  readonly group: string;
}

export interface InformationGroup {
  readonly id: InformationGroupId;
  /** Heading of the group in menus. */
  readonly title: string;
  /** Heading of the sidebar on pages of the group (requirement 33). */
  readonly sidebarTitle: string;
  /** Pages of the group; the first is its overview. */
  readonly pages: readonly [InformationPage, ...InformationPage[]];
}

export const home: SitePage = {
  path: '/',
  ...pageTitles['/'],
};

/** The public pages of requirement 2 and later ones, except home and information pages. */
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
  findUs: {
    path: '/find-us',
    ...pageTitles['/find-us'],
  },
  aToZ: {
    path: '/a-z',
    ...pageTitles['/a-z'],
  },
  privacy: {
    path: '/privacyPolicy',
    ...pageTitles['/privacyPolicy'],
  },
  rights: {
    path: '/rights',
    ...pageTitles['/rights'],
  },
  refer: {
    path: '/refer',
    ...pageTitles['/refer'],
  },
  urgent: {
    path: '/urgent',
    ...pageTitles['/urgent'],
  },
} as const satisfies Record<string, SitePage>;

/**
 * Pages on which visitors do something. They ask each reader for new input, so they are not cached and not in
 * the menus.
 */
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

/** Collects the pages of a group from the files in app/languages/en/information (tools/information-pages). */
function pagesOf(group: InformationGroupId): InformationGroup['pages'] {
  const [overview, ...others] = (informationPages as readonly CataloguedPage[]).filter(
    (page) => page.group === group,
  );
  if (!overview) throw new Error(`The group ${group} has no information page.`);
  return [overview, ...others];
}

export const informationGroups: readonly InformationGroup[] = informationGroupIds.map((id) => ({
  id,
  ...groupTitles[id],
  pages: pagesOf(id),
}));

/** Groups whose overview is in the header's menus. The medicines are not among them. */
export const fieldsOfCare: readonly InformationGroup[] = informationGroups.filter(
  ({ pages: [overview] }) => overview.menu !== false,
);

/** Fields of care without the services, whose group is a list of pages. */
export const treatmentGroups: readonly InformationGroup[] = fieldsOfCare.filter(
  ({ id }) => id !== 'services',
);

/** Every public page, in the order of the menus. */
export const allPages: readonly SitePage[] = [
  home,
  ...Object.values(publicPages),
  ...informationGroups.flatMap((group): readonly InformationPage[] => group.pages),
];

/** Pages to do something on: tasks, self-checks and tools. None has a picture of its own. */
export const interactivePages: readonly TaskPage[] = [taskPages, selfCheckPages, toolPages].flatMap((pages) =>
  Object.values<TaskPage>(pages),
);

/** Pages that search engines may list. */
export const indexedPages: readonly SitePage[] = [...allPages, ...interactivePages];

/** Finds an information page with its group; undefined if no information page has this path. */
export function findInformationPage(
  path: string,
): { page: InformationPage; group: InformationGroup } | undefined {
  for (const group of informationGroups) {
    const page = group.pages.find((candidate) => candidate.path === path);
    if (page) return { page, group };
  }
  return undefined;
}

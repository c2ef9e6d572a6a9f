import { doctorsPath } from './doctors-path.ts';
import { type InformationGroupId, informationGroupNames } from './information-groups.ts';
import informationPages from './information-pages.json' with { type: 'json' };
import { checkPages, toolPages } from './self-help-pages.ts';

/**
 * The catalogue of all public pages. Routes, menus, sidebars, the footer and tests are built from it. Paths
 * are spelt as in requirements 2 and 31.
 */

export interface SitePage {
  readonly path: `/${string}`;
  /** The page's heading and the words of links to it. */
  readonly title: string;
  /** What a menu or sidebar says where the title is too long. */
  readonly shortTitle?: string;
  /** One sentence, for search engines and for the page's lead. */
  readonly summary: string;
}

export interface InformationPage extends SitePage {
  /** Heading of the sidebar, if requirement 33 gives the page another one than its group. */
  readonly sidebarTitle?: string;
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
  /** Heading of the sidebar on pages of the group (section 2.4). */
  readonly sidebarTitle: string;
  /** Pages of the group; the first is its overview. */
  readonly pages: readonly [InformationPage, ...InformationPage[]];
}

export const home: SitePage = {
  path: '/',
  title: 'Mental health care in Sector 15, Panchkula',
  shortTitle: 'Home',
  summary:
    'Psychiatry, counselling and therapy, child guidance, de-addiction, sexual wellness, sleep, headache and epilepsy care in Sector 15, Panchkula.',
};

/** The public screens of section 2.3, except home. */
export const publicPages = {
  about: {
    path: '/about',
    title: 'About us',
    shortTitle: 'About',
    summary: 'Who we are, how we work and what a stay in our 10-bed hospital in Panchkula is like.',
  },
  doctors: {
    path: doctorsPath,
    title: 'Our doctors',
    summary: 'Find a psychiatrist, psychologist or other specialist, see the fee, and book an appointment.',
  },
  prices: {
    path: '/therapyCounselling',
    title: 'Therapy and counselling packages',
    shortTitle: 'Packages',
    summary: 'What therapy, counselling, tests and rooms cost, with the price of 6 and 10 session packs.',
  },
  management: {
    path: '/management',
    title: 'Management team',
    shortTitle: 'Management',
    summary: 'The people who run the hospital and answer for its care.',
  },
  pictures: {
    path: '/pictures',
    title: 'Pictures gallery',
    summary: 'See the rooms, the ward, the gym and the garden before you come.',
  },
  videos: {
    path: '/Youtube',
    title: 'Video gallery',
    summary: 'Short films about mental health, treatment and recovery.',
  },
  reels: {
    path: '/Instagram',
    title: 'Instagram',
    summary: 'Short reels about mental health from our Instagram profile.',
  },
  privacy: {
    path: '/privacyPolicy',
    title: 'Privacy policy',
    summary: 'What we keep about you, why, for how long, and how to have it corrected or deleted.',
  },
  rights: {
    path: '/rights',
    title: 'Your rights',
    summary:
      'What the Mental Healthcare Act promises you in plain words, and whom to call if it is not kept.',
  },
} as const satisfies Record<string, SitePage>;

/** A page on which a visitor does something. */
export interface TaskPage extends SitePage {
  /** Words that visitors type into the search for this page. */
  readonly keywords: readonly string[];
}

/**
 * Pages on which visitors do something. They ask each reader for new input, so they are not cached and not in
 * the menus.
 */
export const taskPages = {
  appointment: {
    path: '/appointment',
    title: 'Your appointment',
    summary: 'Look up, move or cancel an appointment by its reference and phone.',
    keywords: ['cancel an appointment', 'move an appointment', 'reschedule', 'booking reference'],
  },
  callback: {
    path: '/callback',
    title: 'Call me back',
    summary: 'Leave a name and a phone, and the hospital calls you at a time that suits you.',
    keywords: ['callback', 'phone me', 'request a call', 'talk to somebody'],
  },
} as const satisfies Record<string, TaskPage>;

/** Collects the pages of a group from the files in app/content/information (tools/information-pages). */
function pagesOf(group: InformationGroupId): InformationGroup['pages'] {
  const [overview, ...others] = (informationPages as readonly CataloguedPage[]).filter(
    (page) => page.group === group,
  );
  if (!overview) throw new Error(`The group ${group} has no information page.`);
  return [overview, ...others];
}

export const informationGroups: readonly InformationGroup[] = informationGroupNames.map((group) => ({
  ...group,
  pages: pagesOf(group.id),
}));

/** Every public page, in the order of the menus. */
export const allPages: readonly SitePage[] = [
  home,
  ...Object.values(publicPages),
  ...informationGroups.flatMap((group): readonly InformationPage[] => group.pages),
];

/** Pages to do something on: tasks, self-checks and tools. None has a picture of its own. */
export const beyondReading: readonly TaskPage[] = [taskPages, checkPages, toolPages].flatMap((pages) =>
  Object.values<TaskPage>(pages),
);

/** Pages that search engines may list. */
export const listedPages: readonly SitePage[] = [...allPages, ...beyondReading];

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

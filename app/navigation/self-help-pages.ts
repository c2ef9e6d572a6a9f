import { type PageTitle, pageTitles } from '#messages/navigation/page-titles.ts';

/** A page on which a visitor does something. */
export interface TaskPage extends PageTitle {
  readonly path: `/${string}`;
  /** Words that visitors type into the search for this page. */
  readonly keywords: readonly string[];
}

/** Self-checks: questionnaires about the last two weeks, with a score (app/content/self-checks). */
export const selfCheckPages = {
  mood: {
    path: '/check/mood',
    ...pageTitles['/check/mood'],
    keywords: [
      'mood test',
      'depression test',
      'udasi test',
      'PHQ-9',
      'PHQ 9',
      'am I depressed',
      'self check',
    ],
  },
  worry: {
    path: '/check/worry',
    ...pageTitles['/check/worry'],
    keywords: [
      'anxiety test',
      'worry test',
      'ghabrahat test',
      'GAD-7',
      'GAD 7',
      'am I anxious',
      'self check',
    ],
  },
} as const satisfies Record<string, TaskPage>;

/** Worksheets for the device or for paper, and the fit timer (app/content/sheets). */
export const toolPages = {
  tools: {
    path: '/tools',
    ...pageTitles['/tools'],
    keywords: ['worksheet', 'print a sheet', 'self help', 'tools'],
  },
  firstAid: {
    path: '/tools/first-aid',
    ...pageTitles['/tools/first-aid'],
    keywords: ['first aid', 'CPR', 'choking', 'burn', 'gala atak gaya', 'jal gaya', 'behosh'],
  },
  safetyPlan: {
    path: '/tools/safety-plan',
    ...pageTitles['/tools/safety-plan'],
    keywords: ['safety plan', 'crisis plan', 'Stanley Brown'],
  },
  sleepDiary: {
    path: '/tools/sleep-diary',
    ...pageTitles['/tools/sleep-diary'],
    keywords: ['sleep diary', 'sleep log', 'sleep record'],
  },
  headacheDiary: {
    path: '/tools/headache-diary',
    ...pageTitles['/tools/headache-diary'],
    keywords: ['headache diary', 'migraine diary', 'headache log'],
  },
  cravingCard: {
    path: '/tools/craving-card',
    ...pageTitles['/tools/craving-card'],
    keywords: ['craving card', 'urge card', 'emergency card', 'talab'],
  },
  drinkDiary: {
    path: '/tools/drink-diary',
    ...pageTitles['/tools/drink-diary'],
    keywords: ['drink diary', 'count drinks', 'pegs', 'units of alcohol', 'peg ginna', 'peg count'],
  },
  medicineList: {
    path: '/tools/medicine-list',
    ...pageTitles['/tools/medicine-list'],
    keywords: ['medicine list', 'list of medicines', 'dawai ki list', 'medication card'],
  },
  myWishes: {
    path: '/tools/my-wishes',
    ...pageTitles['/tools/my-wishes'],
    keywords: ['advance directive', 'living will', 'nominated representative', 'my wishes'],
  },
  firstVisit: {
    path: '/tools/first-visit',
    ...pageTitles['/tools/first-visit'],
    keywords: ['first visit', 'questions to ask', 'what to ask the doctor', 'what to bring'],
  },
  fitTimer: {
    path: '/tools/fit-timer',
    ...pageTitles['/tools/fit-timer'],
    keywords: ['fit timer', 'seizure timer', 'mirgi timer', 'daura timer', 'how long is the fit'],
  },
} as const satisfies Record<string, TaskPage>;

const selfHelpPages = { ...selfCheckPages, ...toolPages } as const satisfies Record<string, TaskPage>;

/** Names a self-check or a tool in the front matter of an information page. */
export type SelfHelpId = keyof typeof selfHelpPages;

export const selfHelpIds = Object.keys(selfHelpPages) as readonly SelfHelpId[];

/** Returns the self-checks and tools that an information page names. */
export const selfHelpPagesOf = (ids: readonly SelfHelpId[]): readonly TaskPage[] =>
  ids.map((id) => selfHelpPages[id]);

import type { TaskPage } from './pages.ts';

/** Self-checks: questionnaires about the last two weeks, with a score (app/content/self-checks). */
export const checkPages = {
  mood: {
    path: '/check/mood',
    title: 'Mood check',
    summary:
      'Nine questions on the last two weeks, the PHQ-9, and what the score usually means. Nothing is kept.',
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
    title: 'Worry check',
    summary:
      'Seven questions on the last two weeks, the GAD-7, and what the score usually means. Nothing is kept.',
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
    title: 'Sheets and tools',
    summary:
      'Sheets to fill in on your own phone or on paper, two checks of the last two weeks, and a timer for a fit.',
    keywords: ['worksheet', 'print a sheet', 'self help', 'tools'],
  },
  safetyPlan: {
    path: '/tools/safety-plan',
    title: 'Safety plan',
    summary:
      'A plan for the hours when thoughts of dying come: your signs, what helps, whom to ask, whom to call.',
    keywords: ['safety plan', 'crisis plan', 'Stanley Brown'],
  },
  sleepDiary: {
    path: '/tools/sleep-diary',
    title: 'Sleep diary',
    summary: 'One week of nights, filled in each morning, to bring to your visit.',
    keywords: ['sleep diary', 'sleep log', 'sleep record'],
  },
  headacheDiary: {
    path: '/tools/headache-diary',
    title: 'Headache diary',
    summary: 'One month of headaches and tablets, a line a day, to bring to your visit.',
    keywords: ['headache diary', 'migraine diary', 'headache log'],
  },
  cravingCard: {
    path: '/tools/craving-card',
    title: 'Craving card',
    summary: 'Your reasons, your people and your plan on one card, for the minutes when a craving climbs.',
    keywords: ['craving card', 'urge card', 'emergency card', 'talab'],
  },
  firstVisit: {
    path: '/tools/first-visit',
    title: 'Questions for the first visit',
    summary: 'What to tell and what to ask at a first visit, on one sheet, so that nothing is forgotten.',
    keywords: ['first visit', 'questions to ask', 'what to ask the doctor', 'what to bring'],
  },
  fitTimer: {
    path: '/tools/fit-timer',
    title: 'Fit timer',
    summary: 'Somebody has a fit: start the timer, see what to do, and when to call 112.',
    keywords: ['fit timer', 'seizure timer', 'mirgi timer', 'daura timer', 'how long is the fit'],
  },
} as const satisfies Record<string, TaskPage>;

/** Self-checks and tools for the readers of an information page, by its path. */
const helpBeside: Readonly<Record<string, readonly TaskPage[]>> = {
  '/depression': [checkPages.mood, toolPages.safetyPlan],
  '/anxiety': [checkPages.worry],
  '/insomnia': [toolPages.sleepDiary],
  '/sleep-clinic': [toolPages.sleepDiary],
  '/disturbed-sleep': [toolPages.sleepDiary],
  '/headache-clinic': [toolPages.headacheDiary],
  '/migraine': [toolPages.headacheDiary],
  '/tension-headache': [toolPages.headacheDiary],
  '/relapse-prevention': [toolPages.cravingCard],
  '/deaddiction': [toolPages.cravingCard],
  '/psychiatry': [toolPages.firstVisit, toolPages.tools],
  '/seizure': [toolPages.fitTimer],
  '/epilepsy-clinic': [toolPages.fitTimer],
};

/** Returns the self-checks and tools for readers of this page. */
export const selfHelpOf = (path: string): readonly TaskPage[] => helpBeside[path] ?? [];

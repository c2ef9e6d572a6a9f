import type { TaskPage } from './pages.ts';

/** Sets of questions about the last two weeks, with a score (app/content/checks). */
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

/** What helps the readers of an information page, by its path. */
const helpBeside: Readonly<Record<string, readonly TaskPage[]>> = {
  '/depression': [checkPages.mood],
  '/anxiety': [checkPages.worry],
};

/** What a reader of this page can use at once. */
export const selfHelpOf = (path: string): readonly TaskPage[] => helpBeside[path] ?? [];

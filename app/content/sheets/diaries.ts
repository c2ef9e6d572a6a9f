import { toolPages } from '#app/navigation/self-help-pages.ts';
import { weekFromMonday } from '#app/time/calendar.ts';
import { headacheDiaryWords } from '#messages/content/sheets/headache-diary.ts';
import { sleepDiaryWords } from '#messages/content/sheets/sleep-diary.ts';
import { localizedSheet } from './sheet-structure.ts';

const daysOfMonth = 31;

/** The sleep diary has the same questions as the table on the page about insomnia. */
export const sleepDiary = localizedSheet({
  page: toolPages.sleepDiary,
  messages: sleepDiaryWords,
  parts: [
    {
      kind: 'days',
      id: 'week',
      // The browser stores answers under these ids, so they must not change.
      days: weekFromMonday.map((weekday) => weekday.toLowerCase()),
      columns: ['lay', 'asleep', 'woke', 'awake', 'last', 'up', 'naps', 'tea', 'taken', 'rested'],
    },
    { kind: 'lines', id: 'notes', lines: 3 },
  ],
});

export const headacheDiary = localizedSheet({
  page: toolPages.headacheDiary,
  messages: headacheDiaryWords,
  parts: [
    { kind: 'lines', id: 'month', lines: 1 },
    {
      kind: 'days',
      id: 'monthDays',
      days: Array.from({ length: daysOfMonth }, (_, index) => `d${index + 1}`),
      columns: ['time', 'strength', 'kind', 'tablets', 'before'],
    },
    { kind: 'words', id: 'noWait' },
  ],
});

import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { toolPages } from '#app/navigation/self-help-pages.ts';
import { weekFromMonday } from '#app/time/calendar.ts';
import { drinkDiaryWords } from '#messages/content/sheets/drink-diary.ts';
import { headacheDiaryWords } from '#messages/content/sheets/headache-diary.ts';
import { sleepDiaryWords } from '#messages/content/sheets/sleep-diary.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { localizedSheet } from './sheet-structure.ts';

const daysOfMonth = 31;

/** Ids of the days of a week. The browser stores answers under them, so they must not change. */
const weekDays = weekFromMonday.map((weekday) => weekday.toLowerCase());

const weekdayNamesIn = (locale: Locale) => weekFromMonday.map(messagesIn(locale, clockWords).weekdayName);

/** 23 November 2026 is a Monday. */
const shortWeekdayNamesIn = (locale: Locale) =>
  weekFromMonday.map((_, index) => messagesIn(locale, clockWords).weekday(`2026-11-${23 + index}`));

/** A week of days from Monday. */
const week = { dayNamesIn: weekdayNamesIn, shortDayNamesIn: shortWeekdayNamesIn } as const;

/** The drink diary, with the Indian measures of one drink. */
export const drinkDiary = localizedSheet({
  page: toolPages.drinkDiary,
  messages: drinkDiaryWords,
  parts: [
    { kind: 'words', id: 'measures' },
    { kind: 'words', id: 'safe' },
    {
      kind: 'days',
      id: 'week',
      days: weekDays,
      ...week,
      inputModes: { drinks: 'decimal' },
      columns: ['what', 'drinks', 'when', 'before', 'morning'],
    },
    { kind: 'lines', id: 'total', lines: 1 },
    { kind: 'lines', id: 'notes', lines: 2 },
  ],
});

/** The questions about a night, with their keyboards. */
const night = {
  columns: ['lay', 'asleep', 'woke', 'awake', 'last', 'up', 'naps', 'tea', 'taken', 'rested'],
  inputModes: {
    lay: 'decimal',
    asleep: 'numeric',
    woke: 'numeric',
    awake: 'numeric',
    last: 'decimal',
    up: 'decimal',
    tea: 'decimal',
    rested: 'numeric',
  },
} as const;

/** The sleep diary has the same questions as the table on the page about insomnia. */
export const sleepDiary = localizedSheet({
  page: toolPages.sleepDiary,
  messages: sleepDiaryWords,
  parts: [
    { kind: 'days', id: 'week', days: weekDays, ...week, ...night },
    {
      kind: 'days',
      id: 'secondWeek',
      days: weekDays.map((day) => `${day}2`),
      ...week,
      ...night,
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
      inputModes: { strength: 'numeric' },
      columns: ['time', 'strength', 'kind', 'tablets', 'before'],
    },
    { kind: 'words', id: 'noWait' },
  ],
});

import { expect, test } from 'vitest';
import { messagesIn } from '#app/languages/messages.ts';
import { weekFromMonday } from '#app/time/calendar.ts';
import { openingWords } from '#messages/hospital-facts/opening-hours.ts';
import type { OpeningHours } from './fact-types.ts';
import { endOfDay } from './open-now.ts';

const toSaturday = weekFromMonday.slice(0, 6);

test.each<[OpeningHours, string, string]>([
  [
    [{ days: toSaturday, from: 540, to: 1110 }],
    'Monday to Saturday, 9 am to 6:30 pm',
    'सोमवार से शनिवार, सुबह 9 बजे से शाम 6:30 बजे तक',
  ],
  [
    [
      { days: toSaturday, from: 960, to: 1140 },
      { days: ['Sun'], from: 600, to: 720 },
      { days: toSaturday, from: 540, to: 780 },
    ],
    'Monday to Saturday, 9 am to 1 pm and 4 pm to 7 pm; Sunday, 10 am to noon',
    'सोमवार से शनिवार, सुबह 9 बजे से दोपहर 1 बजे तक और शाम 4 बजे से शाम 7 बजे तक; रविवार, सुबह 10 बजे से दोपहर 12 बजे तक',
  ],
  [
    [{ days: weekFromMonday, from: 0, to: 1380 }],
    'every day, midnight to 11 pm',
    'हर दिन, रात 12 बजे से रात 11 बजे तक',
  ],
  [[{ days: weekFromMonday, from: 0, to: endOfDay }], 'day and night', 'दिन-रात'],
  [[{ days: ['Sat'], from: 0, to: endOfDay }], 'Saturday, day and night', 'शनिवार, दिन-रात'],
])('hours are said in the words of each language', (hours, english, hindi) => {
  expect(openingWords.hours(hours)).toBe(english);
  expect(messagesIn('hi', openingWords).hours(hours)).toBe(hindi);
});

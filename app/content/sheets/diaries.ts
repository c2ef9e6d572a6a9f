import { toolPages } from '#app/navigation/self-help-pages.ts';
import { weekdayNames, weekFromMonday } from '#app/time/calendar.ts';
import type { Sheet } from './sheet.ts';

const daysOfMonth = 31;

/** The questions of the table that the page on insomnia shows. */
export const sleepDiary: Sheet = {
  page: toolPages.sleepDiary,
  parts: [
    {
      kind: 'days',
      title: 'My week',
      hint: 'Fill it in each morning, by feeling. Please do not watch the clock for it.',
      // Under these ids a browser keeps what was filled in: they stay.
      days: weekFromMonday.map((weekday) => ({ id: weekday.toLowerCase(), name: weekdayNames[weekday] })),
      columns: [
        { id: 'lay', name: 'Lay down to sleep at' },
        { id: 'asleep', name: 'Fell asleep after about' },
        { id: 'woke', name: 'Times I woke' },
        { id: 'awake', name: 'Awake in the night, in all' },
        { id: 'last', name: 'Woke for good at' },
        { id: 'up', name: 'Got out of bed at' },
        { id: 'naps', name: 'Naps (when, how long)' },
        { id: 'tea', name: 'Last tea, coffee or cola' },
        { id: 'taken', name: 'Alcohol, tobacco, tablets' },
        { id: 'rested', name: 'How rested, 1 to 5' },
      ],
    },
    { kind: 'lines', id: 'notes', title: 'What else I noticed', lines: 3 },
  ],
};

export const headacheDiary: Sheet = {
  page: toolPages.headacheDiary,
  parts: [
    { kind: 'lines', id: 'month', title: 'Month', lines: 1 },
    {
      kind: 'days',
      title: 'My days',
      hint: 'Only the days with pain, and all days with a tablet for it.',
      days: Array.from({ length: daysOfMonth }, (_, place) => ({
        id: `d${place + 1}`,
        name: `Day ${place + 1}`,
      })),
      columns: [
        { id: 'time', name: 'Start and end' },
        { id: 'strength', name: 'How strong, 0 to 10' },
        { id: 'kind', name: 'Side and kind; nausea, light, sound' },
        { id: 'tablets', name: 'Tablets taken' },
        { id: 'before', name: 'Sleep, meals, period, stress' },
      ],
    },
    {
      kind: 'words',
      title: 'Do not wait for the visit',
      words: [
        'Simple painkillers on 15 days or more in a month, or triptans, opioids or combination tablets on 10 or more, can themselves bring headaches: tell the doctor.',
        'A headache at its worst within 5 minutes, after a blow to the head, or bad in pregnancy or within six weeks of a birth: call 112 now; busy or no answer, 108. The same with fever and a stiff neck, weakness, confusion or trouble with speech or sight.',
      ],
    },
  ],
};

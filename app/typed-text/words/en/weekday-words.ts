import type { WeekdayWords } from '../../queries/asked-weekday.ts';

export const weekdayWords: WeekdayWords = {
  Sun: 'sunday',
  Mon: 'monday',
  Tue: 'tuesday',
  Wed: 'wednesday',
  Thu: 'thursday',
  Fri: 'friday',
  Sat: 'saturday',
};

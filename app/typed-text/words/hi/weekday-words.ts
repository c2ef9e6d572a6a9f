import type { WeekdayWords } from '../../queries/asked-weekday.ts';

export const weekdayWords: WeekdayWords = {
  Sun: 'रविवार इतवार ravivar ravivaar itwar itvaar संडे',
  Mon: 'सोमवार somvar somwar मंडे',
  Tue: 'मंगलवार mangalvar mangalwar',
  Wed: 'बुधवार budhvar budhwar',
  Thu: 'गुरुवार बृहस्पतिवार वीरवार guruvar veervar',
  Fri: 'शुक्रवार shukravar shukrawar',
  Sat: 'शनिवार shanivar shaniwar',
};

import { furtherHelplines, helplines } from '#app/hospital-facts/helplines.ts';
import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { toolPages } from '#app/navigation/self-help-pages.ts';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import { firstAidWords } from '#messages/content/dangers/first-aid.ts';
import { cravingCardWords } from '#messages/content/sheets/craving-card.ts';
import { firstVisitWords } from '#messages/content/sheets/first-visit.ts';
import { fitTimerWords } from '#messages/content/sheets/fit-timer-sheet.ts';
import { medicineListWords } from '#messages/content/sheets/medicine-list.ts';
import { myWishesWords } from '#messages/content/sheets/my-wishes.ts';
import { safetyPlanWords } from '#messages/content/sheets/safety-plan.ts';
import type { DangerId } from '../dangers/danger-table.ts';
import { drinkDiary, headacheDiary, sleepDiary } from './diaries.ts';
import type { Sheet } from './sheet.ts';
import { type LocalizedSheet, localizedSheet } from './sheet-structure.ts';

/** Dangers in which a fit needs an ambulance before it has lasted five minutes. */
const fitDangers = [
  'fit-first',
  'fit-after',
  'fit-fever',
  'alcohol-severe',
  'sedative-severe',
] as const satisfies readonly DangerId[];

const safetyPlan = localizedSheet({
  page: toolPages.safetyPlan,
  messages: safetyPlanWords,
  parts: [
    { kind: 'words', id: 'howTo' },
    { kind: 'lines', id: 'signs', lines: 2 },
    { kind: 'lines', id: 'myself', lines: 2 },
    { kind: 'lines', id: 'company', lines: 2 },
    { kind: 'lines', id: 'ask', lines: 2 },
    {
      kind: 'numbers',
      id: 'numbers',
      helplines: [helplines.emergency, furtherHelplines.ambulance, helplines.mentalHealth],
    },
    { kind: 'lines', id: 'clinician', lines: 1 },
    { kind: 'lines', id: 'home', lines: 2 },
    { kind: 'lines', id: 'reasons', lines: 1 },
  ],
  source: {
    words: 'Barbara Stanley and Gregory K. Brown, 2012',
    url: 'https://doi.org/10.1016/j.cbpra.2011.01.001',
  },
});

const cravingCard = localizedSheet({
  page: toolPages.cravingCard,
  messages: cravingCardWords,
  parts: [
    { kind: 'words', id: 'steps', ordered: true },
    { kind: 'lines', id: 'reasons', lines: 3 },
    { kind: 'lines', id: 'people', lines: 2 },
    { kind: 'lines', id: 'place', lines: 1 },
    { kind: 'lines', id: 'no', lines: 1 },
    { kind: 'lines', id: 'moments', lines: 4 },
    { kind: 'words', id: 'slipped' },
    {
      kind: 'numbers',
      id: 'numbers',
      helplines: [helplines.emergency, furtherHelplines.ambulance, helplines.drugsAndAlcohol],
    },
  ],
});

const firstVisit = localizedSheet({
  page: toolPages.firstVisit,
  messages: firstVisitWords,
  parts: [
    { kind: 'words', id: 'bring' },
    { kind: 'lines', id: 'wish', lines: 2 },
    { kind: 'lines', id: 'since', lines: 2 },
    { kind: 'lines', id: 'days', lines: 2 },
    { kind: 'lines', id: 'medicines', lines: 3 },
    { kind: 'lines', id: 'substances', lines: 1 },
    { kind: 'lines', id: 'before', lines: 2 },
    { kind: 'lines', id: 'tried', lines: 2 },
    { kind: 'words', id: 'ask', ordered: true },
    { kind: 'lines', id: 'questions', lines: 3 },
    { kind: 'lines', id: 'answers', lines: 3 },
  ],
});

/** As many as fit on one page of paper with the questions below them. */
const medicineRows = 6;

const medicineList = localizedSheet({
  page: toolPages.medicineList,
  messages: medicineListWords,
  parts: [
    { kind: 'words', id: 'howTo' },
    { kind: 'lines', id: 'who', lines: 1 },
    {
      kind: 'days',
      id: 'list',
      days: Array.from({ length: medicineRows }, (_, index) => `m${index + 1}`),
      columns: ['medicine', 'reason', 'times', 'since', 'doctor'],
    },
    { kind: 'lines', id: 'not', lines: 1 },
    { kind: 'lines', id: 'stopped', lines: 1 },
    { kind: 'lines', id: 'tests', lines: 1 },
    { kind: 'lines', id: 'body', lines: 1 },
  ],
});

/** Wishes for the time of an illness. The numbered parts are those of an advance directive (Mental Healthcare Act, section 5). */
const myWishes = localizedSheet({
  page: toolPages.myWishes,
  messages: myWishesWords,
  parts: [
    { kind: 'words', id: 'howTo' },
    { kind: 'lines', id: 'person', lines: 2 },
    { kind: 'lines', id: 'signs', lines: 2 },
    { kind: 'lines', id: 'wanted', lines: 4 },
    { kind: 'lines', id: 'unwanted', lines: 4 },
    { kind: 'lines', id: 'representatives', lines: 3 },
    { kind: 'lines', id: 'told', lines: 2 },
    { kind: 'lines', id: 'health', lines: 2 },
    { kind: 'lines', id: 'home', lines: 3 },
    { kind: 'words', id: 'signed' },
  ],
  source: { words: 'Mental Healthcare Act, 2017', url: 'https://www.indiacode.nic.in/handle/123456789/2249' },
});

function fitFirstAidIn(locale: Locale) {
  const { steps, never } = messagesIn(locale, firstAidWords).fit;
  return [...steps, never];
}

const fitTimer = localizedSheet({
  page: toolPages.fitTimer,
  messages: fitTimerWords,
  parts: [
    { kind: 'words', id: 'steps', ordered: true, wordsIn: fitFirstAidIn },
    {
      kind: 'words',
      id: 'dangers',
      wordsIn: (locale) => fitDangers.map((id) => messagesIn(locale, dangerWords)[id].sign),
    },
    { kind: 'lines', id: 'when', lines: 1 },
    { kind: 'lines', id: 'seen', lines: 3 },
    { kind: 'lines', id: 'after', lines: 1 },
    { kind: 'lines', id: 'before', lines: 2 },
  ],
});

const sheets: readonly LocalizedSheet[] = [
  safetyPlan,
  sleepDiary,
  headacheDiary,
  cravingCard,
  drinkDiary,
  firstVisit,
  medicineList,
  myWishes,
  fitTimer,
];

/**
 * The sheet at a path of the catalogue, in a locale.
 *
 * @param path in the default locale
 */
export const sheetIn = (locale: Locale, path: string): Sheet | undefined =>
  sheets.find(({ page }) => page.path === path)?.sheetIn(locale);

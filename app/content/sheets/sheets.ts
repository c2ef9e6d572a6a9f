import { furtherHelplines, helplines } from '#app/hospital-facts/helplines.ts';
import type { Locale } from '#app/languages/locales.ts';
import { toolPages } from '#app/navigation/self-help-pages.ts';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import { firstAidWords } from '#messages/content/dangers/first-aid.ts';
import { headacheDiary, sleepDiary } from './diaries.ts';
import { fitDangers } from './fit-dangers.ts';
import type { Sheet } from './sheet.ts';
import { sheetInHindi } from './sheet-in-hindi.ts';

const safetyPlan: Sheet = {
  page: toolPages.safetyPlan,
  parts: [
    {
      kind: 'words',
      title: 'How to use it',
      words: [
        'Make it on a calm day, best with a clinician or somebody you trust. Go through the steps in their order; if a step does not help, take the next one.',
        'In danger now? Leave the sheet and call the numbers of step 5.',
      ],
    },
    {
      kind: 'lines',
      id: 'signs',
      title: '1. My warning signs',
      hint: 'Thoughts, feelings, places or things I do when a bad time begins.',
      lines: 2,
    },
    {
      kind: 'lines',
      id: 'myself',
      title: '2. What I can do by myself',
      hint: 'What gets me through an hour: a walk, a bath, music, prayer, cooking.',
      lines: 2,
    },
    {
      kind: 'lines',
      id: 'company',
      title: '3. People and places that take my mind off it',
      hint: 'I need not talk about it there. Names, phones, places.',
      lines: 2,
    },
    {
      kind: 'lines',
      id: 'ask',
      title: '4. People I can ask for help',
      hint: 'To whom I can say: “I am having thoughts of dying. Please stay with me.” Names and phones.',
      lines: 2,
    },
    {
      kind: 'numbers',
      title: '5. Whom to call, by day and by night',
      helplines: () => [helplines.emergency, furtherHelplines.ambulance, helplines.mentalHealth],
    },
    {
      kind: 'lines',
      id: 'clinician',
      title: 'My own doctor or therapist',
      hint: 'Name and phone.',
      lines: 1,
    },
    {
      kind: 'lines',
      id: 'home',
      title: '6. Making my home safe',
      hint: 'What could hurt me, who keeps it for me or locks it away, and by when.',
      lines: 2,
    },
    { kind: 'lines', id: 'reasons', title: 'What I stay for', lines: 1 },
  ],
  source: {
    before: 'The steps follow the Safety Planning Intervention of ',
    words: 'Barbara Stanley and Gregory K. Brown, 2012',
    url: 'https://doi.org/10.1016/j.cbpra.2011.01.001',
    after: ', told in our own words.',
  },
};

const cravingCard: Sheet = {
  page: toolPages.cravingCard,
  parts: [
    {
      kind: 'words',
      title: 'When a craving climbs',
      ordered: true,
      words: [
        'Say it: “This is a craving. It will pass.” It climbs, peaks and falls, like a wave.',
        'Look at the clock and wait. Do something with your hands meanwhile.',
        'Leave the place, if the place is the reason. Drink water. Eat, if you are hungry.',
        'Call one of the people below.',
        'When it drops, write down how long it took.',
      ],
    },
    { kind: 'lines', id: 'reasons', title: 'Three reasons I stopped', lines: 3 },
    {
      kind: 'lines',
      id: 'people',
      title: 'Two people I can call at any hour',
      hint: 'Names and phones.',
      lines: 2,
    },
    { kind: 'lines', id: 'place', title: 'One safe place I can reach in ten minutes', lines: 1 },
    { kind: 'lines', id: 'no', title: 'How I say no, in one short sentence', lines: 1 },
    {
      kind: 'lines',
      id: 'moments',
      title: 'My risky moments, and my plan for each',
      hint: 'Such as: pay day – my salary goes to an account that my family keeps.',
      lines: 4,
    },
    {
      kind: 'words',
      title: 'If I slipped',
      words: [
        'Stop now: one is better than five. Leave, call somebody, say it, and come sooner than planned.',
        'After a break the body is no longer used to opioids. The old amount can kill.',
        'Drinking every day again? Do not stop suddenly. Keep to your usual drink in small, even amounts, never more, until a doctor gives a plan.',
      ],
    },
    {
      kind: 'numbers',
      title: 'Whom to call',
      helplines: () => [helplines.emergency, furtherHelplines.ambulance, helplines.drugsAndAlcohol],
    },
  ],
};

const firstVisit: Sheet = {
  page: toolPages.firstVisit,
  parts: [
    {
      kind: 'words',
      title: 'What to bring',
      words: [
        'Your tablets in their strips, old reports and discharge papers, your insurance papers.',
        'Somebody who knows you, if you like. You may also talk with the doctor alone.',
      ],
    },
    { kind: 'lines', id: 'wish', title: 'What I want help with most', lines: 2 },
    { kind: 'lines', id: 'since', title: 'Since when, and what was going on then', lines: 2 },
    {
      kind: 'lines',
      id: 'days',
      title: 'What is harder than before',
      hint: 'Sleep, food, work or studies, people, money, faith, sex.',
      lines: 2,
    },
    {
      kind: 'lines',
      id: 'medicines',
      title: 'Medicines I take, and what I cannot take',
      hint: 'Also from the chemist, ayurvedic or homeopathic ones, sleeping tablets, contraception. Allergies.',
      lines: 3,
    },
    {
      kind: 'lines',
      id: 'substances',
      title: 'Alcohol, tobacco and other substances',
      hint: 'What and how much. It is told in confidence, and keeps you safe when a medicine is chosen.',
      lines: 1,
    },
    { kind: 'lines', id: 'before', title: 'Illnesses I have had, and what ran in the family', lines: 2 },
    { kind: 'lines', id: 'tried', title: 'What I tried, and what helped a little', lines: 2 },
    {
      kind: 'words',
      title: 'Five questions to ask',
      ordered: true,
      words: [
        'What is it, and what else could it be?',
        'What are the choices, also without medicine?',
        'What are the risks, and what should I look out for?',
        'How long will it take, and what will it cost?',
        'When do we look again, and whom do I call before that?',
      ],
    },
    { kind: 'lines', id: 'questions', title: 'My own questions', lines: 3 },
    { kind: 'lines', id: 'answers', title: 'What the doctor said', lines: 3 },
  ],
};

const { fit: fitFirstAid } = firstAidWords;

const fitTimer: Sheet = {
  page: toolPages.fitTimer,
  parts: [
    {
      kind: 'words',
      title: 'What to do',
      ordered: true,
      words: [...fitFirstAid.steps, fitFirstAid.never],
    },
    {
      kind: 'words',
      title: 'Call 112 at once, without waiting for the clock',
      words: fitDangers.map((id) => dangerWords[id].sign),
    },
    { kind: 'lines', id: 'when', title: 'When it began, and how long it lasted', lines: 1 },
    {
      kind: 'lines',
      id: 'seen',
      title: 'What I saw',
      hint: 'Which side moved first, where the eyes turned, the colour of the face, tongue bite, urine.',
      lines: 3,
    },
    { kind: 'lines', id: 'after', title: 'How long until they could talk sensibly', lines: 1 },
    {
      kind: 'lines',
      id: 'before',
      title: 'What came before it',
      hint: 'Little sleep, alcohol, missed tablets, fever, a fast.',
      lines: 2,
    },
  ],
};

const sheets: readonly Sheet[] = [safetyPlan, sleepDiary, headacheDiary, cravingCard, firstVisit, fitTimer];

/** The sheet at a path of the catalogue, in English. */
export const sheetAt = (path: string): Sheet | undefined => sheets.find(({ page }) => page.path === path);

/** The same sheet in a language. */
export function sheetIn(language: Locale, path: string): Sheet | undefined {
  const sheet = sheetAt(path);
  return sheet && language === 'hi' ? sheetInHindi(sheet) : sheet;
}

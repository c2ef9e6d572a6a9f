import { pathToFileURL } from 'node:url';
import { firstAidBoxIds } from '#app/content/sheets/first-aid-boxes.ts';
import { locales, localeTags, otherLocales } from '#app/languages/locales.ts';
import { addMessages, messagesIn } from '#app/languages/messages.ts';
import * as sheetMessages from '#messages/content/sheets/first-aid-sheet.ts';

const { firstAidSheetWords } = sheetMessages;

for (const locale of otherLocales) {
  const file = `../../app/languages/${locale}/content/sheets/first-aid-sheet.ts`;
  addMessages(locale, sheetMessages, await import(pathToFileURL(`${import.meta.dirname}/${file}`).href));
}

/** Points that no source settles. */
const toDecide = [
  'Fainted is always 112, also for a schoolgirl who wakes at once.',
  'Choking: pulls above the navel, or presses on the chest as Red Cross Australia teaches.',
  'Farm poison: no mouth-to-mouth.',
  'Choking under 1 year: 5 blows on the back, then 5 presses on the breastbone, as the row `choking` says; the box says only “press the breastbone”.',
  'The fit box leaves out “do not hold them down”, the box on farm poison “keep your face away” (Sulfas), the overdose box the step for less than one breath in 5 seconds: the cards and rows have them.',
] as const;

/** The boxes of the first-aid sheet in every locale, and the points that a clinician decides, in lines of Markdown. */
export function firstAidSheetText(): readonly string[] {
  const words = localeTags.map((locale) => messagesIn(locale, firstAidSheetWords));
  return [
    '## First-aid sheet, box by box',
    '',
    'The page `/tools/first-aid`. A clinician reads each box in each language and signs it.',
    '',
    `| Box | ${localeTags.map((locale) => locales[locale].englishName).join(' | ')} | Signed |`,
    `| --- | ${localeTags.map(() => '---').join(' | ')} | --- |`,
    `| heading | ${words.map(({ ring }) => ring).join(' | ')} | |`,
    ...firstAidBoxIds.map((id, index) => {
      const texts = words.map(({ boxes }) => `${boxes[id].title}<br>${boxes[id].text}`);
      return `| ${index + 1} ${id} | ${texts.join(' | ')} | |`;
    }),
    '',
    'To decide:',
    '',
    ...toDecide.map((point) => `- ${point}`),
    '',
  ];
}

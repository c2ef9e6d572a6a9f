import { type } from '#app/platform/input/input.server.ts';
import { day, line, summary } from './front-matter.server.ts';

const sentence = line.narrow((text, check) => /[.।?!]$/.test(text) || check.mustBe('a whole sentence'));
const version = type('string').narrow(
  (text, check) =>
    /^[0-9a-f]{12}$/.test(text) || check.mustBe('a version that tools/information-pages tells'),
);

/** Front matter of a translated information page: only its text. Everything else comes from the English page. */
export const translatedFrontMatter = type({
  '+': 'reject',
  /** Title of the page, and the name of the condition. */
  title: line,
  /** Title for menus where the full title is too long. */
  'shortTitle?': line,
  summary: summary.and(sentence),
  inShort: sentence,
  today: sentence.array().exactlyLength(3),
  whoTreats: line,
  firstStep: sentence,
  /** Everyday names of the condition. */
  otherNames: line.array(),
  /** Search words in the script of the locale. The English page has spellings in Latin letters. */
  keywords: line.array().atLeastLength(2),
  /** Version of the English page that was translated (tools/information-pages/translated.ts). */
  basedOn: version,
  /** Null until a native speaker and a clinician have read it. */
  reviewedOn: day.or('null'),
});

export type TranslatedFrontMatter = typeof translatedFrontMatter.infer;

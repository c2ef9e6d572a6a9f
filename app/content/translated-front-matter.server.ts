import { type } from '#app/platform/input/input.server.ts';
import { day, line, summary } from './front-matter.server.ts';

const sentence = line.narrow((text, check) => /[.।?!]$/.test(text) || check.mustBe('a whole sentence'));
const version = type('string').narrow(
  (text, check) =>
    /^[0-9a-f]{12}$/.test(text) || check.mustBe('a version that tools/information-pages tells'),
);

/** The front matter of a translated information page: its words alone. Everything else comes from the English page. */
export const translatedFrontMatter = type({
  '+': 'reject',
  /** The heading of the glossary. */
  title: line,
  /** The words of menus where the title is too long. */
  'shortTitle?': line,
  summary: summary.and(sentence),
  lead: sentence,
  whoTreats: line,
  firstStep: sentence,
  /** Names of the condition as people say them. */
  otherNames: line.array(),
  /** Search words in the script of the locale. Spellings in Latin letters are with the English page. */
  keywords: line.array().atLeastLength(2),
  /** Version of the English page that it was written from (tools/information-pages/translated.ts). */
  basedOn: version,
  /** Null until a native speaker and a clinician have read it. */
  reviewedOn: day.or('null'),
});

export type TranslatedFrontMatter = typeof translatedFrontMatter.infer;

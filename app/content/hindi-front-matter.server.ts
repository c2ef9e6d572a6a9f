import { type } from '#app/platform/input/input.server.ts';
import { day, line, summary } from './front-matter.server.ts';

const sentence = line.narrow((text, check) => /[।?]$/.test(text) || check.mustBe('a whole sentence'));
const version = type('string').narrow(
  (text, check) =>
    /^[0-9a-f]{12}$/.test(text) || check.mustBe('a version that tools/information-pages tells'),
);

/** What stands at the head of an information page's Hindi file: words alone, all else is the English page's. */
export const hindiFrontMatter = type({
  '+': 'reject',
  /** The heading of the glossary. */
  title: line,
  /** What menus say where the title is too long. */
  'shortTitle?': line,
  summary: summary.and(sentence),
  lead: sentence,
  whoTreats: line,
  firstStep: sentence,
  /** Names of the condition as people say them. */
  otherNames: line.array(),
  /** What people type in Devanagari; Roman spellings are with the English page. */
  keywords: line.array().atLeastLength(2),
  /** Of the English words that it was written from (tools/information-pages/hindi.ts). */
  basedOn: version,
  /** Null until somebody whose own language Hindi is, and a clinician, have read it. */
  reviewedOn: day.or('null'),
});

export type HindiFrontMatter = typeof hindiFrontMatter.infer;

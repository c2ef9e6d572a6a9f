/** The words of one language for the search. They stand in `words/<language>/queries/`. */

import type { SubjectId } from './search-subjects.ts';

/**
 * Queries for each subject, separated by commas.
 *
 * The order of the words of a query and fillers such as "how" do not matter. Words are compared by sound, so one spelling stands for every script, and one
 * form of a verb or noun stands for the others. The longest query whose words all occur in the question decides.
 */
export type PageQueries = Readonly<Partial<Record<SubjectId, string>>>;

/** Queries that no page answers, separated by commas. */
export interface UnrelatedQueries {
  /**
   * Fields of medicine that this hospital does not have. A page that mentions a kidney test does not answer a question about kidney stones. Beside a
   * word of a subject such a query does not count: "thyroid depression" finds depression.
   */
  readonly medicine: string;
  /** Offices, shops and other matters. A question with such a query finds no page. */
  readonly matters: string;
  /** Work at the hospital, which has no page of vacancies. Counts only if it is the whole question: "job stress" finds a page. */
  readonly work: string;
}

/** Words that say little about a question, separated by spaces. */
export interface WordWeights {
  /** Negations: "no sleep" asks for something else than "sleep". */
  readonly denials: string;
  /** Words without information about the subject, such as "how". */
  readonly fillers: string;
  /** People, places and times. Such a word says little about the question, and never prevents an answer. */
  readonly companions: string;
  /** Words that every hospital uses. They find a page alone, but not next to an unknown word, as in "a doctor for bones". */
  readonly commonWords: string;
  /** Words with the same spelling as everyday words of the default locale's language (tools/search-index/everyday-words.ts). */
  readonly homographs?: string;
}

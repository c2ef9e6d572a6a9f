import { type PageModel, readPageModel } from '#app/typed-text/queries/page-model.ts';
import type { SearchQuery } from '#app/typed-text/queries/search-query.ts';
import { createUnderstanding } from '#app/typed-text/queries/understanding.ts';
import type { SerializedQuestions, SerializedTexts } from './serialized-site-search.ts';
import { loadSearch, type PageSearch, type Question } from './site-search.ts';

export interface SiteSearch {
  /** Interprets a query. The search for doctors uses the same result. */
  readonly understand: (query: SearchQuery) => Question;
  readonly pages: PageSearch;
}

/** Score of a page from which a listed way to ask explains the question, so that no guess is needed. */
const explained = 0.8;
/** Number of pages that a guess can add. */
const mostGuessed = 3;
/** Least probability of a guessed page. */
const leastShare = 0.03;
/** Least probability of the likeliest page. Below it a question finds what it finds without a guess. */
const leastBest = 0.1;
/** Least probability of the likeliest page of a question that has words of a matter that no page answers. */
const leastOfForeign = 0.5;
/**
 * Score of a page with the probability 1. A listed query that explains the whole question has a score of about 1. A page about sex, which needs a score of
 * 0.45 (site-search.ts), so needs a probability of 0.15.
 */
const guessWorth = 3;

/**
 * Adds the guess of the model to the pages that a question asks for.
 *
 * @returns undefined if no page answers the question
 */
function withGuess(question: Question, guess: PageModel): Question | undefined {
  if (question.asksForWork) return undefined;
  const isExplained = [...question.pages.values()].some((score) => score >= explained);
  if (isExplained || question.words.length === 0) return question;
  const shares = guess(question.text);
  const likely = [...shares].filter(([page]) => page !== '').slice(0, mostGuessed);
  const best = likely[0]?.[1] ?? 0;
  if (question.isForeign && best < leastOfForeign) return undefined;
  const isSure = best >= leastBest && best > (shares.get('') ?? 0);
  const added = likely.filter(([, share]) => isSure && share >= leastShare).map(([page]) => page);
  return {
    ...question,
    pages: new Map(
      [...new Set([...question.pages.keys(), ...added])].map((page) => [
        page,
        (question.pages.get(page) ?? 0) + guessWorth * (shares.get(page) ?? 0),
      ]),
    ),
  };
}

/** Creates the search over pages from the index of the build. */
export function loadSiteSearch(
  { phrases, otherWords, model }: SerializedQuestions,
  { pages }: SerializedTexts,
): SiteSearch {
  const understand = createUnderstanding(phrases, new Set(otherWords.split(' ')));
  const guess = readPageModel(model);
  const search = loadSearch(pages);
  return {
    understand: (query) => ({ ...query, ...understand(query) }),
    pages: (typed, most) => {
      const question = withGuess(typed, guess);
      return question ? search(question, most) : [];
    },
  };
}

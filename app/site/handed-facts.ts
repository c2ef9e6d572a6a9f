/** The facts on their way to a browser that renders too: those alone that are others than the code's (decision 0065). */
import type { SiteFacts } from './fact-shapes.ts';
import { adoptFacts, currentFacts } from './facts.ts';
import { writtenFacts } from './written-facts.ts';

type Handed = Partial<SiteFacts>;

/** Of the element in which a page has them. */
export const handedFactsId = 'handed-facts';

/** What differs from the code; nothing where nobody entered anything. */
export function handedFacts(): Handed {
  const facts = currentFacts();
  if (facts === writtenFacts) return {};
  return Object.fromEntries(
    (Object.keys(facts) as (keyof SiteFacts)[])
      .filter((name) => JSON.stringify(facts[name]) !== JSON.stringify(writtenFacts[name]))
      .map((name) => [name, facts[name]]),
  );
}

/** From now on the facts are the code's and these. */
export function adoptHandedFacts(handed: Handed): void {
  adoptFacts({ ...writtenFacts, ...handed });
}

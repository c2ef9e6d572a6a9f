/** Facts of the hospital in the form in which a browser receives them: only those that differ from the code's (decision 0065). */
import type { HospitalFacts } from './fact-shapes.ts';
import { writtenFacts } from './written-facts.ts';

export type SerializedFacts = Partial<HospitalFacts>;

/** Id of the element that holds them in a page. */
export const serializedFactsId = 'hospital-facts';

/** Empty while nobody has entered anything. */
export function serializeFacts(facts: HospitalFacts): SerializedFacts {
  return Object.fromEntries(
    (Object.keys(facts) as (keyof HospitalFacts)[])
      .filter((name) => JSON.stringify(facts[name]) !== JSON.stringify(writtenFacts[name]))
      .map((name) => [name, facts[name]]),
  );
}

export const deserializeFacts = (serialized: SerializedFacts): HospitalFacts => ({
  ...writtenFacts,
  ...serialized,
});

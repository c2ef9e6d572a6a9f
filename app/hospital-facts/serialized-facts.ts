/**
 * Serialization of the hospital's facts for the browser. It contains only the facts that differ from those in
 * the code (decision 0065).
 */

import { defaultFacts } from './default-facts.ts';
import type { HospitalFacts } from './fact-types.ts';

export type SerializedFacts = Partial<HospitalFacts>;

/** Facts that no hydrated component reads. */
const serverOnly: readonly string[] = [
  'prices',
  'packs',
  'freeBed',
  'videoServer',
] satisfies readonly (keyof HospitalFacts)[];

/** Id of the script element that holds the serialized facts. */
export const serializedFactsId = 'hospital-facts';

/**
 * Returns the facts that differ from those in the code; an empty object until the hospital enters its own.
 */
export function serializeFacts(facts: HospitalFacts): SerializedFacts {
  return Object.fromEntries(
    (Object.keys(facts) as (keyof HospitalFacts)[])
      .filter((name) => !serverOnly.includes(name))
      .filter((name) => JSON.stringify(facts[name]) !== JSON.stringify(defaultFacts[name]))
      .map((name) => [name, facts[name]]),
  );
}

export const deserializeFacts = (serialized: SerializedFacts): HospitalFacts => ({
  ...defaultFacts,
  ...serialized,
});

import { createContext, useContext } from 'react';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';

/** Hospital facts for this rendering: those of the request on the server, the serialized ones in the browser. */
export const HospitalFactsContext = createContext<HospitalFacts | null>(null);

/**
 * Returns the hospital's facts.
 *
 * @throws Error outside the context: a default would show the placeholders of the code as if the hospital had entered
 * them
 */
export function useHospitalFacts(): HospitalFacts {
  const facts = useContext(HospitalFactsContext);
  if (!facts) throw new Error('useHospitalFacts must be used inside HospitalFactsContext.');
  return facts;
}

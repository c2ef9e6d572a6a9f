import { createContext, useContext } from 'react';
import type { HospitalFacts } from '#app/hospital-facts/fact-shapes.ts';

/** Facts of the hospital for this rendering: those of the request on the server, the serialized ones in a browser. */
export const HospitalFactsContext = createContext<HospitalFacts | null>(null);

/** @throws Error outside the context: a default would show the placeholders of the code as if the hospital had entered them */
export function useHospitalFacts(): HospitalFacts {
  const facts = useContext(HospitalFactsContext);
  if (!facts) throw new Error('This part is rendered outside HospitalFactsContext.');
  return facts;
}

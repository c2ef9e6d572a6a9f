import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { HospitalFactsContext } from '#app/ui/facts-context/hospital-facts.ts';

/** Renders a component to HTML with these facts of the hospital. */
export const renderWithFacts = (part: ReactNode, entered: Partial<HospitalFacts> = {}): string =>
  renderToStaticMarkup(
    <HospitalFactsContext value={{ ...defaultFacts, ...entered }}>{part}</HospitalFactsContext>,
  );

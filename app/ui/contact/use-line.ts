import { hindiHelplines } from '#app/hospital-facts/hindi-facts.ts';
import { useEdition } from '../locale/edition.ts';

/** A public helpline. */
export interface Line {
  readonly number: string;
  readonly name: string;
  readonly detail: string;
}

/** Returns a function that translates a helpline into the page's language. */
export function useLines(): (line: Line) => Line {
  const { language } = useEdition();
  return (line) => (language === 'hi' ? { ...line, ...hindiHelplines[line.number] } : line);
}

export const useLine = (line: Line): Line => useLines()(line);

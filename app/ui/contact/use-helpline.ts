import { hindiHelplines } from '#app/hospital-facts/hindi-facts.ts';
import { usePageLocale } from '../locale/page-locale.ts';

/** A public helpline. */
export interface Helpline {
  readonly number: string;
  readonly name: string;
  readonly detail: string;
}

/** Returns a function that translates a helpline into the page's language. */
export function useHelplineTranslation(): (line: Helpline) => Helpline {
  const { language } = usePageLocale();
  return (line) => (language === 'hi' ? { ...line, ...hindiHelplines[line.number] } : line);
}

export const useHelpline = (line: Helpline): Helpline => useHelplineTranslation()(line);

import type { HelplineId } from '#app/hospital-facts/helplines.ts';
import { helplineWords } from '#messages/hospital-facts/contact-labels.ts';
import { useWords } from '../locale/page-locale.ts';

/** A public helpline. */
export interface Helpline {
  readonly id: HelplineId;
  readonly number: string;
  readonly name: string;
  readonly detail: string;
}

/** Returns a function that translates a helpline into the page's language. */
export function useHelplineTranslation(): (line: Helpline) => Helpline {
  const words = useWords(helplineWords);
  return (line) => ({ ...line, ...words[line.id] });
}

export const useHelpline = (line: Helpline): Helpline => useHelplineTranslation()(line);

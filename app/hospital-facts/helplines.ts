import { helplineWords } from '#messages/hospital-facts/contact-labels.ts';

export type HelplineId = keyof typeof helplineWords;

const helpline = (id: HelplineId, number: string) => ({ id, number, ...helplineWords[id] });

/**
 * Helplines for a crisis, shown on every page. Sources: 112 national emergency number; Tele-MANAS 14416 and
 * drug helpline 14446 (Government of India); Childline 1098.
 */
export const helplines = {
  emergency: helpline('emergency', '112'),
  mentalHealth: helpline('mentalHealth', '14416'),
  drugsAndAlcohol: helpline('drugsAndAlcohol', '14446'),
  children: helpline('children', '1098'),
} as const;

/**
 * Further helplines, for the pages that need them. The footer leaves them out to stay short, because it is on
 * every page.
 */
export const furtherHelplines = {
  ambulance: helpline('ambulance', '108'),
  women: helpline('women', '181'),
  elders: helpline('elders', '14567'),
  /** Tele-MANAS for phones from which 14416 cannot be reached. */
  mentalHealthTollFree: helpline('mentalHealthTollFree', '1800-891-4416'),
} as const;

/** National line for free legal help. */
export const legalAidLine = { number: '15100', name: 'National Legal Services Authority' } as const;

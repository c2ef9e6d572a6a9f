import { type LocalHelp, localHelp } from '#app/hospital-facts/local-help.ts';
import type { Around } from '../../../messages.ts';

export const briefWords = { hospital: 'What our hospital has, and what a stay is like' };

interface LocalHelpWords {
  readonly title: string;
  readonly places: readonly LocalHelp[];
  readonly ringFirst: string;
}

export const localHelpWords: LocalHelpWords = {
  title: 'Local help',
  places: Object.values(localHelp).map((place) => ({ ...place, what: `${place.what}.` })),
  ringFirst: 'We read these details on 21 November 2026. Ring before you go.',
};

/**
 * The disability card (UDID). Sources: Rights of Persons with Disabilities (Amendment) Rules, 2024; Haryana Government Gazette of 5 August 2021
 * (the Civil Surgeon of the district, on paper or on the portal).
 */
export const disabilityCardWords = {
  apply: 'Apply:',
  /** Around the address of the portal. */
  applyAt: [
    'on ',
    ', the UDID portal of the Government of India, or on paper with the Civil Surgeon.',
  ] satisfies Around,
  steps: [
    [
      'In Panchkula:',
      'the Civil Surgeon of the district in which you live is in charge. Ask at the Civil Hospital, Sector 6, on which days they assess a disability.',
    ],
    [
      'Papers:',
      'Aadhaar, proof of identity and of address, and a photo of the last six months. Bring all reports.',
    ],
    [
      'Who signs:',
      'the medical authority, after it has examined the person. A report of ours can help, but is no certificate.',
    ],
    [
      'Then:',
      'you get an answer within three months. The card is white under 40 per cent, yellow from 40 and blue from 80. Most benefits begin at 40.',
    ],
  ] satisfies (readonly [name: string, words: string])[],
};

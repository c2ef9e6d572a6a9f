import type { InLanguages } from '#app/languages/language.ts';

/** The names of the film's button. */
export interface FilmWords {
  readonly pause: string;
  readonly play: string;
}

export const filmWords: InLanguages<FilmWords> = {
  en: { pause: 'Pause the moving picture', play: 'Play the moving picture' },
  hi: { pause: 'चलती तस्वीर रोकें', play: 'तस्वीर चलाएँ' },
};

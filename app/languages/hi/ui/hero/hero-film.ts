import type * as english from '#messages/ui/hero/hero-film.ts';

export const filmWords: typeof english.filmWords = { pause: 'चलती तस्वीर रोकें', play: 'तस्वीर चलाएँ' };

import type * as english from '#messages/ui/hero/hero-film.ts';

export const filmWords: typeof english.filmWords = { pause: 'ਚੱਲਦੀ ਤਸਵੀਰ ਰੋਕੋ', play: 'ਤਸਵੀਰ ਚਲਾਓ' };

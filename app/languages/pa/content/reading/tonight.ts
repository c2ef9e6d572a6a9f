import type * as english from '#messages/content/reading/tonight.ts';

export const tonightWords: typeof english.tonightWords = {
  '/when-someone-refuses': 'ਉਹ ਮਦਦ ਲੈਣ ਤੋਂ ਨਾਂਹ ਕਰਦੇ ਹਨ: ਅੱਜ ਰਾਤ ਤੁਸੀਂ ਕੀ ਕਰ ਸਕਦੇ ਹੋ',
  '/deaddiction': 'ਕੀ ਗੱਲ ਸ਼ਰਾਬ ਜਾਂ ਨਸ਼ੇ ਦੀ ਹੈ? ਅੱਜ ਰਾਤ ਇਹ ਜਾਣ ਲਓ',
};

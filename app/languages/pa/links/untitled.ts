import type * as english from '#messages/links/untitled.ts';

export const untitledWords: typeof english.untitledWords = {
  story: (place) => `ਮਰੀਜ਼ ਦੀ ਕਹਾਣੀ ${place}`,
  video: (place) => `ਸਾਡੇ ਚੈਨਲ ਦੀ ਵੀਡੀਓ ${place}`,
  reel: (place) => `ਸਾਡੇ ਇੰਸਟਾਗ੍ਰਾਮ ਪੇਜ ਦੀ ਰੀਲ ${place}`,
  p: (place) => `ਸਾਡੇ ਇੰਸਟਾਗ੍ਰਾਮ ਪੇਜ ਦੀ ਪੋਸਟ ${place}`,
};

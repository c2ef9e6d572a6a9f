import type * as english from '#messages/ui/page-parts/saved-copy.ts';

export const savedCopyWords: typeof english.savedCopyWords = {
  label: 'ਸਾਂਭੀ ਹੋਈ ਕਾਪੀ',
  offline: 'ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਚੱਲ ਰਿਹਾ।',
  saved: ['ਇਹ ਇਸ ਪੰਨੇ ਦੀ ਸਾਂਭੀ ਹੋਈ ਕਾਪੀ ਹੈ, ਤਾਰੀਖ਼: ', '। ਉਦੋਂ ਤੋਂ ਕੀ ਬਦਲਿਆ ਹੈ, ਸਾਡੇ ਤੋਂ ਪੁੱਛੋ: '],
};

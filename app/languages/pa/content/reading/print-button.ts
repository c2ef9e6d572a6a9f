import type * as english from '#messages/content/reading/print-button.ts';

export const printWords: typeof english.printWords = {
  withoutScripts: 'ਪ੍ਰਿੰਟ ਕਰਨ ਲਈ ਬ੍ਰਾਊਜ਼ਰ ਦੇ ਮੀਨੂ ਵਿੱਚੋਂ ਪ੍ਰਿੰਟ ਚੁਣੋ।',
};

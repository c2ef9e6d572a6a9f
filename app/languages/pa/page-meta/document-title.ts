import type * as english from '#messages/page-meta/document-title.ts';

export const documentTitleWords: typeof english.documentTitleWords = {
  ofRefused: (title) => `ਗ਼ਲਤੀ: ${title}`,
};

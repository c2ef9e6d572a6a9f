import type * as english from '#messages/content/reading/tonight.ts';

export const tonightWords: typeof english.tonightWords = {
  '/when-someone-refuses': 'वे मदद लेने से मना करते हैं: आज रात आप क्या कर सकते हैं',
  '/deaddiction': 'वजह शराब या नशा है? आज रात यह जान लें',
};

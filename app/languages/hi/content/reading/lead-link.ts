import type * as english from '#messages/content/reading/lead-link.ts';

export const leadLinkWords: typeof english.leadLinkWords = {
  refuses: 'वे मदद लेने से मना करते हैं: आज रात आप क्या कर सकते हैं',
  drugs: 'वजह शराब या नशा है? आज रात यह जान लें',
  disabilityCard: 'यूडीआईडी कार्ड: कहाँ, कौन-से कागज़, किसके दस्तखत',
};

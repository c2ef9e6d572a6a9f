import type * as english from '#messages/page-meta/picture.ts';

export const pictureWords: typeof english.pictureWords = {
  drawing: 'सूरज के नीचे पहाड़ियों का चित्र',
  of: (title) => `“${title}” और अस्पताल का नाम, पहाड़ियों के चित्र के साथ`,
};

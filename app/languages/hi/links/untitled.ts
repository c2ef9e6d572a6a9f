import type * as english from '#messages/links/untitled.ts';

export const untitledWords: typeof english.untitledWords = {
  story: (place) => `मरीज़ की बात ${place}`,
  video: (place) => `हमारे चैनल का वीडियो ${place}`,
  reel: (place) => `हमारे इंस्टाग्राम पेज की रील ${place}`,
  p: (place) => `हमारे इंस्टाग्राम पेज की पोस्ट ${place}`,
};

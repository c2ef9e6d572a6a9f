import type * as english from '#messages/content/rooms/rooms.ts';

export const roomsWords: typeof english.roomsWords = {
  gallery: 'फ़ोटो गैलरी',
  ourHospital: 'हमारे अस्पताल की तस्वीरें',
  illustrations: 'ये हमारे कमरों की बनाई हुई तस्वीरें हैं, फ़ोटो नहीं।',
  viewer: {
    label: 'अस्पताल की तस्वीरें',
    illustration: 'बनाई हुई तस्वीर है, फ़ोटो नहीं।',
    close: 'बंद करें',
    previous: 'पिछली तस्वीर',
    next: 'अगली तस्वीर',
    place: '{all} में से तस्वीर {number}: ',
  },
};

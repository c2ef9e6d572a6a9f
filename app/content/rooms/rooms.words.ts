import type { InLanguages } from '#app/languages/language.ts';

const english = {
  gallery: 'Image gallery',
  /** The name of the row on the page about the hospital. */
  ourHospital: 'Pictures of our hospital',
  illustrations: 'These pictures are illustrations of our rooms, not photographs.',
  viewer: {
    /** What the pictures are of, together. */
    label: 'Pictures of the hospital',
    /** What is said of a picture that is no photograph. */
    illustration: 'An illustration, not a photograph.',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    place: 'Picture {number} of {all}: ',
  },
};

/** What the viewer says of its own. It is sent with the page. */
export type ViewerWords = (typeof english)['viewer'];

export const roomsWords: InLanguages<typeof english> = {
  en: english,
  hi: {
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
  },
};

export const roomsWords = {
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
export type ViewerWords = (typeof roomsWords)['viewer'];

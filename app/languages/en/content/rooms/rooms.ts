export const roomsWords = {
  gallery: 'Image gallery',
  /** Name of the carousel on the page about the hospital. */
  ourHospital: 'Pictures of our hospital',
  illustrations: 'These pictures are illustrations of our rooms, not photographs.',
  viewer: {
    /** Name of the viewer. */
    label: 'Pictures of the hospital',
    /** Note on a picture that is not a photograph. */
    illustration: 'An illustration, not a photograph.',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    place: 'Picture {number} of {all}: ',
  },
};

/** The words of the viewer, which are serialized with the page. */
export type ViewerWords = (typeof roomsWords)['viewer'];

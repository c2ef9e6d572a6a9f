export const carouselWords = {
  /** What kind of thing it is, for those who do not see it. */
  role: 'carousel',
  controls: {
    pause: 'Pause',
    play: 'Play',
    /** Read out after either of them. */
    what: ' the moving pictures',
    /** The name of a dot. */
    page: 'Page {page} of {all}',
    one: '{from} of {all}',
    several: '{from} to {to} of {all}',
    previous: 'Previous',
    next: 'Next',
  },
};

/** What a carousel's controls say. They are sent with the page, so they are no functions: `{…}` is where a number goes. */
export type CarouselWords = (typeof carouselWords)['controls'];

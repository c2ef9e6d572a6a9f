export const carouselWords = {
  /** Role description for screen readers. */
  role: 'carousel',
  controls: {
    pause: 'Pause',
    play: 'Play',
    /** Screen reader text after Pause or Play. */
    what: ' the moving pictures',
    /** Accessible name of a dot. */
    page: 'Page {page} of {all}',
    one: '{from} of {all}',
    several: '{from} to {to} of {all}',
    previous: 'Previous',
    next: 'Next',
  },
};

/**
 * Words of a carousel's controls. They are serialized into the page, so they are templates with `{…}` and not
 * functions.
 */
export type CarouselWords = (typeof carouselWords)['controls'];

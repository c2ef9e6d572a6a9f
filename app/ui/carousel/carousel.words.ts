import type { InLanguages } from '#app/languages/language.ts';

const english = {
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
export type CarouselWords = (typeof english)['controls'];

export const carouselWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    role: 'कैरोसेल',
    controls: {
      pause: 'रोकें',
      play: 'चलाएँ',
      what: ' (चलती तस्वीरें)',
      page: '{all} में से पेज {page}',
      one: '{all} में से {from}',
      several: '{all} में से {from} से {to}',
      previous: 'पिछला',
      next: 'अगला',
    },
  },
};

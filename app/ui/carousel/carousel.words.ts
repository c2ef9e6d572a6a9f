import type { InLanguages } from '#app/site/language.ts';

/** What a carousel's controls say. They are sent with the page, so they are no functions: `{…}` is where a number goes. */
export interface CarouselWords {
  readonly pause: string;
  readonly play: string;
  /** Read out after either of them. */
  readonly what: string;
  /** The name of a dot. */
  readonly page: string;
  readonly one: string;
  readonly several: string;
  readonly previous: string;
  readonly next: string;
}

const english = {
  /** What kind of thing it is, for those who do not see it. */
  role: 'carousel',
  controls: {
    pause: 'Pause',
    play: 'Play',
    what: ' the moving pictures',
    page: 'Page {page} of {all}',
    one: '{from} of {all}',
    several: '{from} to {to} of {all}',
    previous: 'Previous',
    next: 'Next',
  } satisfies CarouselWords,
};

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

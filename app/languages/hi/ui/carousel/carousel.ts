import type * as english from '#messages/ui/carousel/carousel.ts';

export const carouselWords: typeof english.carouselWords = {
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
};

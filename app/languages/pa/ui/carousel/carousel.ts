import type * as english from '#messages/ui/carousel/carousel.ts';

export const carouselWords: typeof english.carouselWords = {
  role: 'ਕੈਰੋਸਲ',
  controls: {
    pause: 'ਰੋਕੋ',
    play: 'ਚਲਾਓ',
    what: ' (ਚੱਲਦੀਆਂ ਤਸਵੀਰਾਂ)',
    page: '{all} ਵਿੱਚੋਂ ਪੰਨਾ {page}',
    one: '{all} ਵਿੱਚੋਂ {from}',
    several: '{all} ਵਿੱਚੋਂ {from} ਤੋਂ {to}',
    previous: 'ਪਿਛਲਾ',
    next: 'ਅਗਲਾ',
  },
};

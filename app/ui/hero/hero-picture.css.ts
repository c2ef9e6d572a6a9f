/** Where the hills lie in the band of a page. */
import { styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';

const picturePlace = uiStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  zIndex: -2,
  inlineSize: '100%',
  objectFit: 'cover',
  objectPosition: '72% 100%',
});

/** Crops the sky first, as the buildings stand on the near hill. */
const wholeBand = { [from.wide]: { blockSize: '100%', objectPosition: '50% 86%' } };

/** On a small screen, where the picture stands below the words; low on a page, whose next words may be urgent. */
export const pictureHeight = { home: 'max(16rem,42vw)', page: 'max(8.5rem,28vw)' } as const;

export const picture = styleVariants({
  home: [picturePlace, uiRule({ blockSize: pictureHeight.home, '@media': wholeBand })],
  page: [
    picturePlace,
    uiRule({ blockSize: pictureHeight.page, objectPosition: '72% 92%', '@media': wholeBand }),
  ],
});

/** Position of the hills in the hero of a page. */
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

/** Crops the sky first, because the picture's buildings are on the nearest hill. */
const wholeBand = { [from.wide]: { blockSize: '100%', objectPosition: '50% 86%' } };

/**
 * Height of the picture on a small screen, where it is below the words. Pages other than home have a low picture,
 * because the words after it may be urgent.
 */
export const pictureHeight = { home: 'max(13rem,42vw)', page: 'max(8.5rem,28vw)' } as const;

export const picture = styleVariants({
  home: [picturePlace, uiRule({ blockSize: pictureHeight.home, '@media': wholeBand })],
  page: [
    picturePlace,
    uiRule({ blockSize: pictureHeight.page, objectPosition: '72% 92%', '@media': wholeBand }),
  ],
});

/** Position of the hills in a hero of any size. */
import { uiStyle } from '../theme/rules.ts';

export const picturePlace = uiStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  zIndex: -2,
  inlineSize: '100%',
  objectFit: 'cover',
  objectPosition: '72% 100%',
});

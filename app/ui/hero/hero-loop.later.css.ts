import { style } from '@vanilla-extract/css';
import { from, prefersDark } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { duration, space } from '../theme/tokens.ts';
import { picture } from './home-hero.css.ts';

export const loop = uiStyle({ display: 'contents', '@media': { [prefersDark]: { display: 'none' } } });

/** Covers the picture exactly. */
export const film = style([
  picture,
  uiRule({ opacity: 0, transition: `opacity ${duration.quick}`, pointerEvents: 'none' }),
]);

export const visible = uiStyle({ opacity: 1 });

export const button = uiStyle({
  position: 'absolute',
  insetBlockEnd: `calc(${space[7]} + ${space[2]})`,
  // On a small screen the button is on the left, because the house in the picture is on the right.
  insetInlineStart: space[4],
  zIndex: 1,
  '@media': { [from.wide]: { insetInlineStart: 'auto', insetInlineEnd: space[5] } },
});

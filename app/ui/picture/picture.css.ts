import { style } from '@vanilla-extract/css';
import { uiRule, uiStyle } from '../theme/rules.ts';

export const frame = uiStyle({ display: 'contents' });

export const picture = style(
  uiRule({ display: 'block', inlineSize: '100%', blockSize: 'auto', objectFit: 'cover' }),
);

export const cropped = style([picture, uiRule({ aspectRatio: '16 / 9' })]);

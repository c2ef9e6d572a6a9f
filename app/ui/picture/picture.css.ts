import { style } from '@vanilla-extract/css';
import { uiRule } from '../theme/rules.ts';

export const frame = style(uiRule({ display: 'contents' }));

export const picture = style(
  uiRule({ display: 'block', inlineSize: '100%', blockSize: 'auto', objectFit: 'cover' }),
);

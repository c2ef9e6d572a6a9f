import { globalStyle } from '@vanilla-extract/css';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';

const touch = '(pointer: coarse)';

/** The touch area of a box: as high as a row for a mouse, and 48 px for a finger. */
export const place = uiStyle({
  display: 'inline-grid',
  alignContent: 'center',
  verticalAlign: 'middle',
  flexShrink: 0,
  inlineSize: '2.25rem',
  minBlockSize: '2.25rem',
  cursor: 'pointer',
  '@media': { [touch]: { inlineSize: '3rem', minBlockSize: '3rem' } },
});
export const all = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space[3],
  minBlockSize: '2.25rem',
  // In line with the boxes of the rows.
  paddingInlineStart: '1.0625rem',
  cursor: 'pointer',
  '@media': { [touch]: { minBlockSize: '3rem' } },
});

globalStyle(`:is(${place}, ${all}) > input`, uiRule({ margin: 0 }));

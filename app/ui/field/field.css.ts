import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, fontWeight, space } from '../theme/tokens.ts';
// First, as some looks below change what a control has.
import './control.css.ts';

export const field = style(
  uiRule({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 }),
);

export const label = uiStyle({ fontWeight: fontWeight.strong, lineHeight: 1.4 });

export const optional = uiStyle({ color: colour.textSoft, fontWeight: fontWeight.text });

export const hint = uiStyle({ color: colour.textSoft, fontSize: fontSize.small, lineHeight: 1.45 });

export const error = uiStyle({
  display: 'flex',
  gap: space[2],
  color: colour.danger,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: 1.45,
});
globalStyle(`${error} > svg`, uiRule({ flexShrink: 0 }));

export const multiline = uiStyle({
  resize: 'vertical',
  minBlockSize: '6rem',
  // What is there to be read is there as a whole.
  selectors: { '&:read-only': { fieldSizing: 'content' } },
});

/** Holds a control with something laid over its end: the arrow of a select, the eye of a password. */
export const overlaid = uiStyle({ position: 'relative' });

export const select = style(
  uiRule({ appearance: 'none', paddingInlineEnd: space[7], textOverflow: 'ellipsis' }),
);

export const arrow = uiStyle({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 10px)',
  insetInlineEnd: space[3],
  color: colour.textSoft,
  pointerEvents: 'none',
});

export const password = uiStyle({ paddingInlineEnd: '3.25rem' });

export const reveal = uiStyle({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '2px',
  '@media': { '(scripting: none)': { display: 'none' } },
});

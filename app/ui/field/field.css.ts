import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, fontWeight, space } from '../theme/tokens.ts';
// Imported first, because some rules below override the control's rules.
import './control.css.ts';

export const field = style(
  uiRule({
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    minInlineSize: 0,
  }),
);

export const label = uiStyle({ fontWeight: fontWeight.strong, lineHeight: 1.4 });

export const optional = uiStyle({ color: colour.textSoft, fontWeight: fontWeight.text });

export const mark = uiStyle({ color: colour.danger });

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
  // Read-only text areas grow to fit their text.
  selectors: { '&:read-only': { fieldSizing: 'content' } },
});

/** Wraps a control with an element over its end, such as a select's arrow or the button that shows a password. */
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

/** Below the password. Its height is zero while it is empty. */
export const capsLock = style([hint, uiRule({ display: 'block' })]);

export const reveal = uiStyle({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '2px',
  '@media': { '(scripting: none)': { display: 'none' } },
});

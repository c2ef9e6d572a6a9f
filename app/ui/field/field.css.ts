import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { canHover } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { duration, fontSize, fontWeight, placeholderOpacity, radius, space } from '../theme/tokens.ts';

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

/** What an input, a text area, a select and the summary of a multi-select share. */
export const control = uiStyle({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '3rem',
  padding: `${space[2]} ${space[3]}`,
  border: `1.5px solid ${colour.edge}`,
  borderRadius: radius.medium,
  background: colour.surface,
  color: colour.text,
  lineHeight: 1.5,
  transition: `border-color ${duration.quick}`,
  selectors: { '&::placeholder': { color: colour.textSoft, opacity: placeholderOpacity } },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not(:disabled, [aria-invalid="true"], [data-invalid])': { borderColor: colour.action },
      },
    },
  },
});

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

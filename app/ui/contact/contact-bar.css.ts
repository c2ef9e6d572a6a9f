import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { below, canHover, from } from '../theme/media.ts';
import { chevronAfter, container, visuallyHidden } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontWeight, radius, space } from '../theme/tokens.ts';

/** Narrower than any usual phone. */
const narrow = '(max-width: 22.49rem)';

export const bar = style(
  uiRule({ background: colour.band, color: colour.onBandSoft, fontSize: '0.875rem', lineHeight: 1.25 }),
);

export const inner = uiStyle({
  ...container,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minBlockSize: '2.75rem',
  // The booking button reaches the edge of the screen.
  '@media': { [below.wide]: { paddingInlineEnd: 0 } },
});

export const call = uiStyle({
  flexShrink: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: '2.75rem',
  borderRadius: radius.small,
  color: 'inherit',
  fontSize: '0.75rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [from.medium]: { flexDirection: 'row', alignItems: 'center', columnGap: space[3], fontSize: 'inherit' },
    [from.wide]: { display: 'none' },
    [canHover]: { selectors: { '&:hover': { color: colour.onBand, textDecoration: 'underline' } } },
  },
});

export const phone = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: colour.onBand,
  fontSize: '0.875rem',
  fontWeight: fontWeight.strong,
});
globalStyle(`${phone} > svg`, uiRule({ flexShrink: 0 }));

/** Opens the panel. On a wide screen it shows phone, mail and place itself. */
export const opener = uiStyle({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  marginInlineStart: 'auto',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: 'inherit',
  anchorName: '--contact',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: { '&::after': chevronAfter },
  '@media': {
    [from.medium]: { gap: space[2] },
    // Large text takes a second line.
    [from.wide]: { flexShrink: 1, flexWrap: 'wrap', marginInlineStart: 0 },
    [canHover]: { selectors: { '&:hover': { color: colour.onBand } } },
  },
});
globalStyle(`${opener} > svg`, uiRule({ flexShrink: 0 }));
globalStyle(`${opener} > svg:first-of-type`, uiRule({ '@media': { [narrow]: { display: 'none' } } }));

export const wide = style(uiRule({ '@media': { [below.wide]: { display: 'none' } } }));
export const widePhone = style([phone, wide, uiRule({ marginInlineEnd: space[5] })]);

/** Visually hidden where there is no room. Its icon stands for it. */
export const mail = style(uiRule({ marginInlineEnd: space[5], '@media': { [below.wide]: visuallyHidden } }));
export const place = style(uiRule({ '@media': { [below.medium]: visuallyHidden } }));

/**
 * Its text is one line on a phone of 360 px and breaks over two on a smaller one. If its longest word does not fit
 * either, as with wide letter spacing, the button takes a row of its own.
 */
export const book = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flex: '1 1 min-content',
  maxInlineSize: 'max-content',
  minBlockSize: '2.75rem',
  marginInlineStart: 'auto',
  paddingInline: `${space[2]} ${space[3]}`,
  background: colour.accent,
  color: colour.onAccent,
  fontSize: '0.8125rem',
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  '@media': {
    [from.medium]: { paddingInline: space[4], fontSize: 'inherit' },
    [from.wide]: { display: 'none' },
  },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { visuallyHidden } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { font, fontWeight, radius, space } from '../theme/tokens.ts';

export const logo = style(
  uiRule({ display: 'inline-flex', alignItems: 'center', gap: space[3], whiteSpace: 'nowrap' }),
);

export const mark = uiStyle({
  flexShrink: 0,
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  // Same radius as the tile of the favicon.
  borderRadius: '23%',
  overflow: 'hidden',
});

export const wordmark = style({});

/** The sizes and the letter spacing make both lines of the name equally wide. */
export const place = uiStyle({
  display: 'block',
  fontFamily: font.heading,
  fontSize: '1.375rem',
  fontWeight: fontWeight.heading,
  lineHeight: 1.05,
});

export const name = uiStyle({
  display: 'block',
  fontFamily: font.text,
  fontSize: '1rem',
  fontWeight: fontWeight.strong,
  lineHeight: 1.1,
  letterSpacing: '0.015em',
});

export const homeLink = style(
  uiRule({ display: 'flex', borderRadius: radius.medium, color: colour.heading, textDecoration: 'none' }),
);

/** Below this width the header's row has room for the mark and its entries only. The name stays the link's accessible name. */
const withoutName = '(max-width: 29.99rem)';
// Elsewhere the name takes a line of its own below the mark if a large text needs it.
globalStyle(logo, uiRule({ '@media': { [withoutName]: { flexWrap: 'wrap' } } }));
globalStyle(`${homeLink} ${wordmark}`, uiRule({ '@media': { [withoutName]: visuallyHidden } }));
globalStyle(
  `${homeLink} ${mark}`,
  uiRule({ '@media': { [withoutName]: { inlineSize: '2.5rem', blockSize: '2.5rem' } } }),
);

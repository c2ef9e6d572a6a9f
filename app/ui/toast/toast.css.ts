import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { printRule, uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, fontWeight, radius, shadow, space, zIndex } from '../theme/tokens.ts';

/**
 * Fixed at the bottom, within reach of the thumb, above the page but below dialogs. Clicks beside the message reach the page.
 * Without scripts nothing can make room for it, so it stands above the page.
 */
export const place = uiStyle({
  position: 'fixed',
  insetInline: space[4],
  insetBlockEnd: space[4],
  zIndex: zIndex.header,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': { '(scripting: none)': { position: 'static', paddingInline: space[4] } },
});
printRule(place, { display: 'none' });

const base = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  maxInlineSize: '40rem',
  padding: `${space[2]} ${space[3]}`,
  paddingInlineStart: space[4],
  border: '1.5px solid currentColor',
  borderRadius: radius.medium,
  boxShadow: shadow,
  fontWeight: fontWeight.strong,
  pointerEvents: 'auto',
});

export const tone = styleVariants({
  positive: [base, uiRule({ background: colour.actionSoft, color: colour.onActionSoft })],
  neutral: [base, uiRule({ background: colour.surface, color: colour.text, borderColor: colour.edge })],
});

export const text = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: '1 1 auto',
  minBlockSize: '2.75rem',
});
globalStyle(`${text} > svg`, uiRule({ flexShrink: 0 }));

export const failure = uiStyle({
  display: 'flex',
  gap: space[2],
  color: colour.danger,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: 1.45,
});
globalStyle(`${failure} > svg`, uiRule({ flexShrink: 0 }));

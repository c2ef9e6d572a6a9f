import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontWeight, radius, space } from '../theme/tokens.ts';

const base = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  border: '1.5px solid currentColor',
  borderRadius: radius.medium,
  fontWeight: fontWeight.strong,
});
globalStyle(`${base} > svg`, uiRule({ flexShrink: 0, marginBlockStart: '0.2rem' }));

export const tone = styleVariants({
  positive: [base, uiRule({ background: colour.actionSoft, color: colour.onActionSoft })],
  neutral: [base, uiRule({ background: colour.surface, color: colour.text, borderColor: colour.edge })],
  danger: [base, uiRule({ background: colour.dangerSoft, color: colour.danger })],
});

export const message = uiStyle({ flex: 1, minInlineSize: 0 });
globalStyle(`${message} a`, uiRule({ color: 'inherit' }));

/** The button's 44 px extend into the padding, so that a one-line message is only one line high. */
export const dismiss = uiStyle({ marginBlock: `-${space[2]}`, marginInlineEnd: `-${space[3]}` });

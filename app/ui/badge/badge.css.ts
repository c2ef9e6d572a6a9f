import { styleVariants } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '../theme/tokens.ts';

export const base = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[1]} ${space[3]}`,
  border: '1.5px solid transparent',
  borderRadius: radius.large,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: 1.3,
});

export const tone = styleVariants({
  positive: [base, uiRule({ background: colour.actionSoft, color: colour.onActionSoft })],
  neutral: [base, uiRule({ background: colour.subtle, color: colour.textSoft })],
  accent: [base, uiRule({ background: colour.accentSoft, color: colour.onAccentSoft })],
  danger: [base, uiRule({ background: colour.dangerSoft, color: colour.danger })],
});

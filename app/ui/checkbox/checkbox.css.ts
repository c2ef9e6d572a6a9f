import { style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';

export const row = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: colour.textSoft, cursor: 'not-allowed' } },
});

/** Aligns the hint and the error with the label instead of the box. */
export const beneath = style(
  uiRule({ marginBlockStart: `-${space[2]}`, paddingInlineStart: `calc(1.375rem + ${space[3]})` }),
);

export const box = uiStyle({
  flexShrink: 0,
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  // Centres the box on the first line of the label.
  margin: '0.1625rem 0 0',
  accentColor: colour.action,
  cursor: 'inherit',
});

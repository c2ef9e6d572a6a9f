import { globalStyle } from '@vanilla-extract/css';
import { below } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';

export const list = uiStyle({
  display: 'flex',
  gap: space[3],
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
  // On a phone the languages stand below each other, because beside them the crisis line would need a third line.
  '@media': { [below.medium]: { flexDirection: 'column', gap: 0 } },
});

// A phone has room for the other languages only.
globalStyle(
  `${list} > li:has(> [aria-current])`,
  uiRule({ '@media': { [below.medium]: { display: 'none' } } }),
);

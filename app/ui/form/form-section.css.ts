import { colour } from '../theme/contract.css.ts';
import { uiStyle } from '../theme/rules.ts';
import { fontSize, space } from '../theme/tokens.ts';

export const section = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlockEnd: space[5],
  borderBlockEnd: `1px solid ${colour.line}`,
  selectors: { '&:last-of-type': { paddingBlockEnd: 0, borderBlockEnd: 0 } },
});

export const heading = uiStyle({ fontSize: fontSize.h4 });

export const hint = uiStyle({ color: colour.textSoft, fontSize: fontSize.small, lineHeight: 1.45 });

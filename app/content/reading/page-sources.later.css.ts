import { colour } from '#app/ui/theme/contract.css.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, space } from '#app/ui/theme/tokens.ts';

export const foot = featureStyle({
  display: 'grid',
  gap: space[3],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${colour.line}`,
  color: colour.textSoft,
  fontSize: fontSize.small,
  lineHeight: 1.5,
});

export const heading = featureStyle({ fontSize: fontSize.h4 });

export const list = featureStyle({ display: 'grid', gap: space[2] });

export const title = featureStyle({ color: colour.text, fontStyle: 'normal' });

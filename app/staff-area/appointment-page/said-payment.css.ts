import { colour } from '#app/ui/theme/contract.css.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, space } from '#app/ui/theme/tokens.ts';

export const said = featureStyle({
  ...framed,
  display: 'grid',
  gap: space[2],
  padding: space[4],
  borderInlineStart: `4px solid ${colour.accent}`,
});

export const heading = featureStyle({ fontSize: fontSize.h4 });

export const number = featureStyle({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

export const fold = featureStyle({ paddingBlock: space[2], color: colour.link, cursor: 'pointer' });

import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, space } from '#app/ui/theme/tokens.ts';

export const foot = featureStyle({
  display: 'grid',
  gap: space[1],
  color: colour.textSoft,
  fontSize: fontSize.small,
  lineHeight: 1.5,
  '@media': {
    [from.medium]: {
      gap: space[3],
      paddingBlockStart: space[5],
      borderBlockStart: `1px solid ${colour.line}`,
    },
  },
});

export const heading = featureStyle({ fontSize: fontSize.h4 });

/** The list and the line above it. */
export const body = featureStyle({
  display: 'grid',
  gap: space[3],
  '@media': { [from.medium]: { paddingBlockStart: space[3] } },
});

export const list = featureStyle({ display: 'grid', gap: space[2] });

export const title = featureStyle({ color: colour.text, fontStyle: 'normal' });

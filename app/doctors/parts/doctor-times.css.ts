import { colour } from '#app/ui/theme/contract.css.ts';
import { below, from } from '#app/ui/theme/media.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, space } from '#app/ui/theme/tokens.ts';

export const kinds = featureStyle({ display: 'grid', gap: space['5'] });

export const kind = featureStyle({ display: 'grid', gap: space['2'] });

export const title = featureStyle({ fontSize: fontSize.h4 });

export const parts = featureStyle({ borderBlockEnd: `1px solid ${colour.line}` });

export const part = featureStyle({
  display: 'grid',
  gap: space['2'],
  paddingBlock: space['3'],
  borderBlockStart: `1px solid ${colour.line}`,
  '@media': { [from.medium]: { gridTemplateColumns: '7rem minmax(0, 1fr)', alignItems: 'baseline' } },
});

export const name = featureStyle({
  color: colour.textSoft,
  '@media': { [below.medium]: { fontSize: fontSize.small } },
});

/** Plain text with commas, because the times are usual hours without a day and cannot be pressed. */
export const slots = featureStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space['2'] });

export const slot = featureStyle({
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  selectors: { '&:not(:last-child)::after': { content: '","' } },
});

export const note = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });

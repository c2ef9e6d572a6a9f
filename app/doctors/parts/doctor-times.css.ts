import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, from } from '#app/ui/theme/media.ts';
import { featureRule } from '#app/ui/theme/rules.ts';
import { fontSize, radius, space } from '#app/ui/theme/tokens.ts';

export const kinds = style(featureRule({ display: 'grid', gap: space['5'] }));

export const kind = style(featureRule({ display: 'grid', gap: space['2'] }));

export const title = style(featureRule({ fontSize: fontSize.h4 }));

export const parts = style(featureRule({ borderBlockEnd: `1px solid ${colour.line}` }));

export const part = style(
  featureRule({
    display: 'grid',
    gap: space['2'],
    paddingBlock: space['3'],
    borderBlockStart: `1px solid ${colour.line}`,
    '@media': { [from.medium]: { gridTemplateColumns: '7rem minmax(0, 1fr)', alignItems: 'baseline' } },
  }),
);

export const name = style(
  featureRule({
    color: colour.textSoft,
    '@media': { [below.medium]: { fontSize: fontSize.small } },
  }),
);

export const slots = style(featureRule({ display: 'flex', flexWrap: 'wrap', gap: space['2'] }));

export const slot = style(
  featureRule({
    padding: `${space['1']} ${space['3']}`,
    borderRadius: radius.small,
    background: colour.subtle,
    fontSize: fontSize.small,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
  }),
);

export const note = style(featureRule({ color: colour.textSoft, fontSize: fontSize.small }));

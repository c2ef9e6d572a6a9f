import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { featureRule } from '#app/ui/theme/rules.ts';
import { space } from '#app/ui/theme/tokens.ts';

export const form = style(featureRule({ display: 'grid', gap: space['5'] }));

export const columns = style(
  featureRule({
    display: 'grid',
    gap: space['5'],
    alignItems: 'start',
    '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const wide = style(featureRule({ gridColumn: '1 / -1' }));

export const buttons = style(
  featureRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space['3'],
    justifyContent: 'flex-end',
    paddingBlockStart: space['4'],
    borderBlockStart: `1px solid ${colour.line}`,
  }),
);

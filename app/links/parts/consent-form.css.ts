import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { featureRule } from '#app/ui/theme/rules.ts';
import { space } from '#app/ui/theme/tokens.ts';

export const form = style(
  featureRule({
    display: 'grid',
    gap: space['5'],
    alignItems: 'start',
    '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
  }),
);

export const wide = style(featureRule({ gridColumn: '1 / -1' }));

export const withdrawal = style(
  featureRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['4'],
    paddingBlockStart: space['5'],
    borderBlockStart: `1px solid ${colour.line}`,
    color: colour.textSoft,
  }),
);

import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { featureRule } from '#app/ui/theme/rules.ts';
import { space } from '#app/ui/theme/tokens.ts';

/** The preview stands beside the fields, or beneath them on a phone: it moves nothing that is being filled in. */
export const form = style(
  featureRule({
    display: 'grid',
    gap: space['5'],
    alignItems: 'start',
    '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)', gap: space['6'] } },
  }),
);

export const fields = style(featureRule({ display: 'grid', gap: space['5'], minInlineSize: 0 }));

export const buttons = style(
  featureRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space['3'],
    paddingBlockStart: space['4'],
    borderBlockStart: `1px solid ${colour.line}`,
  }),
);

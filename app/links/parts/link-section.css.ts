import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { measure, space } from '#app/ui/theme/tokens.ts';

export const section = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space['3'],
    '@media': { [from.medium]: { gap: space['5'] } },
  }),
);

/** Note and links of a folded section. On a wide screen they have the gaps of an open one. */
export const foldedBody = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['3'],
  paddingBlockStart: space['2'],
  '@media': { [from.medium]: { gap: space['5'] } },
});

export const head = featureStyle({ display: 'grid', gap: space['2'], maxInlineSize: measure });

export const note = featureStyle({ color: colour.textSoft });

export const failure = featureStyle({ color: colour.danger, fontWeight: 600 });

/** Vertical padding of a page of links. */
export const pagePadding = featureStyle({ paddingBlock: `${space['6']} ${space['8']}` });

import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

export const list = featureStyle({
  padding: 0,
  ...framed,
  listStyle: 'none',
});

/** On wide screens one line: count, reason and button. */
export const item = featureStyle({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  padding: `${space[3]} ${space[4]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${colour.line}` } },
  '@media': {
    [from.medium]: {
      gridTemplateColumns: 'minmax(13rem, 18rem) minmax(0, 1fr) auto',
      columnGap: space[4],
      alignItems: 'center',
    },
  },
});

export const what = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space[2],
  alignItems: 'baseline',
  '@media': { [from.medium]: { gridTemplateColumns: '2.25rem 1fr' } },
});

export const count = featureStyle({
  color: colour.heading,
  fontSize: fontSize.h3,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const title = featureStyle({ fontWeight: fontWeight.strong });

export const why = featureStyle({ color: colour.textSoft, overflowWrap: 'anywhere' });

export const fold = featureStyle({ minBlockSize: '2.75rem', paddingBlock: space[2], cursor: 'pointer' });

export const parts = featureStyle({ display: 'grid', gap: space[1], paddingInlineStart: space[4] });

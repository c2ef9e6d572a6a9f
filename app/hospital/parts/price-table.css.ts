import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, from, largeText } from '#app/ui/theme/media.ts';
import { opensByRule, visuallyHidden } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

/** The line that says where a moved price is. It takes the place of the gaps between the hint and the table. */
export const moved = featureStyle({ marginBlock: `calc(-1 * ${space[3]})` });

export const table = featureStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [below.medium]: { display: 'block' } },
});
globalStyle(`${table} > tbody`, featureRule({ '@media': { [below.medium]: { display: 'block' } } }));

/** On a phone each field shows its own label. */
export const head = featureStyle({
  color: colour.textSoft,
  fontSize: fontSize.small,
  '@media': { [below.medium]: visuallyHidden },
});
globalStyle(
  `${head} th`,
  featureRule({ padding: space[1], fontWeight: fontWeight.strong, textAlign: 'start' }),
);
export const money = style(featureRule({ textAlign: 'end' }));
globalStyle(`${head} ${money}`, featureRule({ textAlign: 'end', paddingInlineEnd: space[4] }));

export const row = featureStyle({
  borderBlockStart: `1px solid ${colour.line}`,
  '@media': {
    [below.medium]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'end',
      gap: `0 ${space[2]}`,
      paddingBlock: space[2],
    },
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
globalStyle(
  `${row} > td`,
  featureRule({
    padding: space[1],
    verticalAlign: 'top',
    '@media': { [below.medium]: { paddingInline: 0 } },
  }),
);
// The head of the column names the field.
globalStyle(`${row} > td > div > label`, featureRule({ '@media': { [from.medium]: visuallyHidden } }));

export const place = featureStyle({
  inlineSize: '4.75rem',
  '@media': { [below.medium]: { inlineSize: 'auto' } },
  color: colour.textSoft,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
globalStyle(
  `${place} > span`,
  featureRule({ display: 'inline-grid', minBlockSize: '3rem', alignItems: 'center' }),
);

// The sign of the handle stands at the edge of the form, although its touch area is wider.
globalStyle(
  `${place} > span:has(button)`,
  featureRule({ '@media': { [below.medium]: { marginInlineStart: `calc(-1 * ${space[3]})` } } }),
);

/** Name of the price with its fold. The content of the fold stands below both. */
export const texts = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space[2]}`,
  alignItems: 'end',
  '@media': { [below.medium]: { gridColumn: '1 / -1', gridRow: 1 } },
});

export const more = featureStyle({
  minInlineSize: 0,
  '@supports': { [opensByRule]: { display: 'contents' } },
});
globalStyle(`${more}::details-content`, featureRule({ gridColumn: '1 / -1', minInlineSize: 0 }));

export const summary = featureStyle({
  minBlockSize: '3rem',
  paddingBlock: space[3],
  color: colour.link,
  fontSize: fontSize.small,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
});

export const parts = featureStyle({ display: 'grid', gap: space[3], paddingBlock: space[3] });

/** Parts of a row in the tab of another language: what the price includes stands beside its translation. */
export const translated = style([
  parts,
  featureRule({ '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }),
]);

export const whole = featureStyle({ gridColumn: '1 / -1' });

export const later = featureStyle({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const note = featureStyle({ gridColumn: '1 / -1', color: colour.textSoft, fontSize: fontSize.small });

export const amount = featureStyle({
  inlineSize: '7.5rem',
  '@media': { [below.medium]: { inlineSize: 'auto' } },
});
/** The sign stands on the line of the field, below its label on a phone. */
export const rupees = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: space[1],
});
globalStyle(`${rupees} > span`, featureRule({ lineHeight: '3rem', color: colour.textSoft }));
globalStyle(`${rupees} label`, featureRule({ '@media': { [from.medium]: visuallyHidden } }));
globalStyle(`${amount} input`, featureRule({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }));

export const moves = featureStyle({ inlineSize: '5.75rem', whiteSpace: 'nowrap' });

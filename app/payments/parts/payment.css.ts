import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { summaryWithChevron } from '#app/ui/theme/mixins.ts';
import { featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

export const sums = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
  gap: `${space[1]} ${space[4]}`,
});

/** The sums of a receipt. A day does not break, and the other texts share the rest of the line. */
export const receiptSums = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) fit-content(60%)',
  gap: `${space[1]} ${space[4]}`,
});

export const sum = featureStyle({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

/** The total of a table, below its last column. */
export const total = featureStyle({
  display: 'block',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const due = featureStyle({ fontWeight: fontWeight.strong });

/** Discount and reductions of a line, below its amount. */
export const less = featureStyle({ display: 'block', color: colour.textSoft, fontSize: fontSize.small });

/** The folded form that adds to a bill. */
export const adding = featureStyle({
  paddingBlock: space[3],
  borderBlock: `1px solid ${colour.line}`,
});

export const addingSummary = featureStyle({ ...summaryWithChevron, minBlockSize: '2.75rem' });

export const list = featureStyle({ display: 'grid', gap: space[3], padding: 0, listStyle: 'none' });

export const entry = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${colour.line}`,
});

export const small = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });

export const form = featureStyle({
  display: 'grid',
  gap: space[5],
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
});

export const receipt = featureStyle({
  position: 'relative',
  display: 'grid',
  gap: space[4],
  maxInlineSize: '36rem',
  padding: space[5],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surface,
});

export const receiptHead = featureStyle({ display: 'grid', gap: space[1] });

export const receiptTitle = featureStyle({ fontSize: fontSize.h3 });

/** A receipt number or a day, which must not break across lines. */
export const number = featureStyle({ whiteSpace: 'nowrap' });

export const amount = featureStyle({ fontSize: fontSize.h3, fontWeight: fontWeight.strong });

export const stamp = featureStyle({
  position: 'absolute',
  insetBlockStart: '40%',
  insetInline: 0,
  color: colour.danger,
  fontSize: '3rem',
  fontWeight: fontWeight.strong,
  letterSpacing: '0.2em',
  textAlign: 'center',
  textTransform: 'uppercase',
  rotate: '-18deg',
  pointerEvents: 'none',
});

export const signature = featureStyle({ marginBlockStart: space[6], textAlign: 'end' });

// The type of `onPaper` lacks the properties of `@page`, hence the cast.
printRule('@page receipt', { size: 'A5', margin: '12mm' } as Parameters<typeof printRule>[1]);
printRule(receipt, {
  page: 'receipt',
  maxInlineSize: 'none',
  padding: 0,
  border: 0,
  background: 'none',
  color: '#000',
});
printRule(`${receipt} *`, { color: '#000' });

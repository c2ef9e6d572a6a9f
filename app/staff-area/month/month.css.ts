import { globalStyle } from '@vanilla-extract/css';
import {
  cell,
  fieldName,
  inCards,
  inNarrowCards,
  row,
  container as tableContainer,
  frame as tableFrame,
} from '#app/ui/table/table.css.ts';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

export const month = featureStyle({ display: 'grid', gap: space[5], gridTemplateColumns: 'minmax(0, 1fr)' });

export const section = featureStyle({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  minInlineSize: 0,
});

export const heading = featureStyle({ fontSize: fontSize.h3 });

/** Panels below each other. Two of these stand side by side where there is room. */
export const column = featureStyle({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  minInlineSize: 0,
});

export const pair = featureStyle({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const panel = featureStyle({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  minInlineSize: 0,
  padding: space[4],
  ...framed,
});

export const soft = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });

export const bars = featureStyle({ display: 'grid', gap: space[3], padding: 0, listStyle: 'none' });

export const barLine = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[3]}`,
});

export const figure = featureStyle({ fontWeight: fontWeight.strong, fontVariantNumeric: 'tabular-nums' });

/** The bar is decoration: its figure stands beside it as text. An SVG, because the policy forbids style attributes. */
export const bar = featureStyle({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  blockSize: '0.625rem',
  borderRadius: radius.small,
  background: colour.subtle,
  fill: colour.action,
});

// A card shows its doctor first, and below it the figures, each under its name.
globalStyle(
  `${section} ${row}`,
  featureRule({
    '@container': {
      [inCards]: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[2] },
      [inNarrowCards]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
);
globalStyle(
  `${section} ${cell}`,
  featureRule({
    '@container': { [inCards]: { display: 'block', padding: 0, fontVariantNumeric: 'tabular-nums' } },
  }),
);
globalStyle(
  `${section} ${cell}:first-child`,
  featureRule({ '@container': { [inCards]: { gridColumn: '1 / -1' } } }),
);
globalStyle(
  `${section} ${cell}:first-child ${fieldName}`,
  featureRule({ '@container': { [inCards]: { display: 'none' } } }),
);

export const notes = featureStyle({
  display: 'grid',
  gap: space[1],
  color: colour.textSoft,
  fontSize: fontSize.small,
});

printRule('@page month', { size: 'A4', margin: '8mm' } as Parameters<typeof printRule>[1]);
printRule(month, { page: 'month', gap: '2.5mm', fontSize: '8.5pt', lineHeight: 1.25 });
printRule(`${month} *`, { color: '#000', borderColor: '#888' });
printRule(`${month} :is(${section}, ${panel}, ${bars})`, { gap: '1mm' });
printRule(`${month} :is(p, li, th, td)`, { fontSize: '8.5pt' });
printRule(`${month} :is(h1, h2)`, { fontSize: '13pt' });
printRule(heading, { fontSize: '10.5pt' });
printRule(`${month} table`, { lineHeight: 1.2 });
printRule(`${month} :is(th, td)`, { padding: '0.2mm 1mm' });
printRule(panel, { padding: '1.5mm 2mm', borderRadius: '1mm' });
printRule(column, { gap: '2.5mm' });
printRule(pair, { gap: '2.5mm', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
printRule(bar, { blockSize: '1.5mm', fill: '#444', background: '#ddd' });
// Without a container its queries do not apply, so that rows stay rows on paper instead of becoming cards.
printRule(`${month} ${tableContainer}`, { containerType: 'normal' });
printRule(`${month} ${tableFrame}`, { border: 0, borderRadius: 0, boxShadow: 'none' });

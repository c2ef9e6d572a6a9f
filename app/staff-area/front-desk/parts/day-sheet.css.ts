import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, space } from '#app/ui/theme/tokens.ts';

export const sheet = featureStyle({ display: 'grid', gap: space[4] });

export const doctor = featureStyle({ display: 'grid', gap: space[2] });

export const name = featureStyle({ fontSize: fontSize.h3 });

export const table = featureStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});

// Fixed column widths align the tables of several doctors below each other.
const widths = { 1: '14%', 3: '16%', 4: '17%', 5: '13%' } as const;
const inLine = { '@media': { [from.medium]: { tableLayout: 'fixed' } } } as const;
globalStyle(table, featureRule(inLine));
printRule(table, { tableLayout: 'fixed' });
for (const [column, inlineSize] of Object.entries(widths)) {
  const head = `${table} th:nth-child(${column})`;
  globalStyle(head, featureRule({ '@media': { [from.medium]: { inlineSize } } }));
  printRule(head, { inlineSize });
}
globalStyle(
  `${table} :is(th, td)`,
  featureRule({
    padding: space[1],
    border: `1px solid ${colour.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
  }),
);

printRule('@page day-sheet', { size: 'A4', margin: '12mm' } as Parameters<typeof printRule>[1]);
printRule(sheet, { page: 'day-sheet', display: 'block' });
printRule(`${sheet} h1`, { marginBlockEnd: '4mm' });
printRule(doctor, { display: 'block', breakInside: 'avoid', marginBlockEnd: '6mm' });
printRule(`${sheet} *`, { color: '#000', borderColor: '#888' });

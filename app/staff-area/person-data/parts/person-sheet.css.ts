import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontWeight, space } from '#app/ui/theme/tokens.ts';

export const sheet = featureStyle({ display: 'grid', gap: space[5] });

export const record = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 14rem) minmax(0, 1fr)',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${colour.line}`,
});
globalStyle(`${record} dt`, featureRule({ fontWeight: fontWeight.strong }));
globalStyle(`${record} dd`, featureRule({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }));

printRule('@page person-sheet', { size: 'A4', margin: '15mm' } as Parameters<typeof printRule>[1]);
printRule(sheet, { page: 'person-sheet', display: 'block' });
printRule(record, { breakInside: 'avoid' });
printRule(`${sheet} *`, { color: '#000', borderColor: '#888' });

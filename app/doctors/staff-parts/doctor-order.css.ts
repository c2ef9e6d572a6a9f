import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, radius, space } from '#app/ui/theme/tokens.ts';

export const list = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['1'],
  padding: 0,
  listStyle: 'none',
});

export const row = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 2rem auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: '3.5rem',
  paddingInline: space['2'],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surface,
  '@media': {
    '(max-width: 40rem)': {
      gridTemplateColumns: 'auto 1.5rem auto minmax(0, 1fr)',
      paddingBlock: space['1'],
    },
  },
});

export const handle = featureStyle({ gridColumn: 1 });

export const place = featureStyle({ gridColumn: 2, color: colour.textSoft, textAlign: 'end' });

export const words = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
});
globalStyle(`${words} > :last-child`, featureRule({ color: colour.textSoft, fontSize: fontSize.small }));

export const buttons = featureStyle({
  display: 'flex',
  '@media': { '(max-width: 40rem)': { gridColumn: '1 / -1', justifySelf: 'end' } },
});

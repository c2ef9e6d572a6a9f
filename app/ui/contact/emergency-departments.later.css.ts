import { globalStyle } from '@vanilla-extract/css';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, fontWeight, space } from '../theme/tokens.ts';

export const list = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: `${space[3]} ${space[5]}`,
  lineHeight: 1.4,
});

globalStyle(`${list} > li`, uiRule({ display: 'grid', alignContent: 'start', justifyItems: 'start' }));
globalStyle(
  `${list} a`,
  uiRule({
    paddingBlock: space[2],
    minBlockSize: '2.75rem',
    color: 'inherit',
    fontWeight: fontWeight.strong,
  }),
);
globalStyle(`${list} a[target]::after`, uiRule({ content: '" ↗" / ""' }));

export const soft = uiStyle({ fontSize: fontSize.small, lineHeight: 1.45 });

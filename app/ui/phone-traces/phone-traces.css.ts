import { globalStyle } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { summaryWithChevron } from '../theme/mixins.ts';
import { printRule, uiRule, uiStyle } from '../theme/rules.ts';
import { fontWeight, space } from '../theme/tokens.ts';

export const fold = uiStyle({ borderBlock: `1px solid ${colour.line}`, lineHeight: 1.5 });

export const summary = uiStyle({
  ...summaryWithChevron,
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  fontWeight: fontWeight.strong,
});

export const body = uiStyle({
  display: 'grid',
  gap: space[3],
  maxInlineSize: '40rem',
  paddingBlockEnd: space[4],
});
globalStyle(`${body} > ul`, uiRule({ display: 'grid', gap: space[2], paddingInlineStart: space[5] }));

// The traces are on a device, so paper does not need them.
printRule(fold, { display: 'none' });

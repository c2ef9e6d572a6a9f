import { globalStyle } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { printRule, uiRule, uiStyle } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';

/** The line above is a shadow, so that nothing moves when this sheet arrives. */
export const fold = uiStyle({ boxShadow: `inset 0 1px ${colour.line}` });

export const body = uiStyle({
  display: 'grid',
  gap: space[3],
  maxInlineSize: '40rem',
  paddingBlockEnd: space[4],
  lineHeight: 1.5,
});
globalStyle(`${body} > ul`, uiRule({ display: 'grid', gap: space[2], paddingInlineStart: space[5] }));

// The traces are on a device, so paper does not need them.
printRule(fold, { display: 'none' });

import { style, styleVariants } from '@vanilla-extract/css';
import { label } from '../field/field.css.ts';
import { uiRule } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';

export const legend = style([label, uiRule({ padding: 0 })]);

/** One of a few stands in a row; any of many in columns, which the eye runs down. */
export const choices = styleVariants({
  radio: uiRule({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] }),
  checkbox: uiRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    columnGap: space[5],
  }),
});

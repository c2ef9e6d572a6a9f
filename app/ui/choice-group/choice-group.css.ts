import { style, styleVariants } from '@vanilla-extract/css';
import { label } from '../field/field.css.ts';
import { from } from '../theme/media.ts';
import { uiRule } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';

export const legend = style([label, uiRule({ padding: 0 })]);

/**
 * Radio buttons are few and form a row. Checkboxes may be many and form columns, which are faster to scan. A scale has
 * the same four answers in each question. They form the same columns in each, because the answers have the same widths.
 */
export const choices = styleVariants({
  radio: uiRule({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] }),
  scale: uiRule({
    display: 'grid',
    justifyContent: 'start',
    columnGap: space[5],
    '@media': { [from.medium]: { gridTemplateColumns: 'repeat(4, auto)' } },
  }),
  checkbox: uiRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    columnGap: space[5],
  }),
});

import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../theme/mixins.ts';
import { uiRule } from '../theme/rules.ts';

export const hidden = style(
  uiRule({
    ...visuallyHidden,
    margin: '-1px',
    padding: 0,
    border: 0,
    whiteSpace: 'nowrap',
  }),
);

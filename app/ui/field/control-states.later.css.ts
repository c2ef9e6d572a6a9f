import { globalStyle } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiRule } from '../theme/rules.ts';
import { control } from './control.css.ts';

globalStyle(
  `${control}:is([aria-invalid="true"], [data-invalid])`,
  uiRule({ borderColor: colour.danger, boxShadow: `inset 0 0 0 1px ${colour.danger}` }),
);

globalStyle(
  `${control}:disabled`,
  uiRule({
    background: colour.subtle,
    borderColor: colour.line,
    color: colour.textSoft,
    cursor: 'not-allowed',
    opacity: 1,
  }),
);

globalStyle(`${control}:read-only:not(select, summary)`, uiRule({ background: colour.subtle }));

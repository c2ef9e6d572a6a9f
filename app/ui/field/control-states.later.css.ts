import { globalStyle } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiRule } from '../theme/rules.ts';
import { control } from './field.css.ts';

globalStyle(
  `${control}[aria-invalid="true"], ${control}[data-invalid]`,
  uiRule({ borderColor: colour.danger, boxShadow: `inset 0 0 0 1px ${colour.danger}` }),
);

globalStyle(
  `${control}:disabled`,
  uiRule({
    background: colour.subtle,
    borderColor: colour.line,
    color: colour.textSoft,
    opacity: 1,
    cursor: 'not-allowed',
  }),
);

globalStyle(`${control}:read-only:not(select, summary, :disabled)`, uiRule({ background: colour.subtle }));

import { globalStyle, keyframes } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiRule } from '../theme/rules.ts';
import { radius } from '../theme/tokens.ts';
import { button } from './button.css.ts';

const { base } = button.classNames;
const turn = keyframes({ to: { rotate: '1turn' } });

globalStyle(
  `${base}:disabled`,
  uiRule({
    background: colour.subtle,
    borderColor: colour.line,
    color: colour.textSoft,
    cursor: 'not-allowed',
  }),
);

globalStyle(`${base}[aria-busy="true"]`, uiRule({ cursor: 'progress' }));
globalStyle(
  `${base}[aria-busy="true"]::before`,
  uiRule({
    content: '',
    inlineSize: '1em',
    blockSize: '1em',
    border: '2px solid',
    borderInlineEndColor: 'transparent',
    borderRadius: radius.round,
    animation: `${turn} 900ms linear infinite`,
  }),
);

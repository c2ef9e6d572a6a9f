import { globalStyle } from '@vanilla-extract/css';
import { localeTags } from '#app/languages/locales.ts';
import { colour } from '../theme/contract.css.ts';
import { uiRule } from '../theme/rules.ts';
import { radius } from '../theme/tokens.ts';
import { list } from './language-switch.css.ts';

// The language that was pressed before (chosen-language.ts marks it), on a page in the other one. It comes after the first paint, and so moves nothing.
const offered = `:is(${localeTags.map((language) => `[data-reads=${language}] ${list} a[hreflang=${language}]`).join(', ')})`;

globalStyle(
  offered,
  uiRule({ position: 'relative', isolation: 'isolate', color: colour.onAccent, textDecoration: 'none' }),
);
globalStyle(
  `${offered}::before`,
  uiRule({
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '0.625rem -0.375rem',
    // Of the system's colours it is what is left.
    border: '1px solid transparent',
    borderRadius: radius.small,
    background: colour.accent,
  }),
);

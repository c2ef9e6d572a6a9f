import { globalStyle } from '@vanilla-extract/css';
import { localeTags } from '#app/languages/locales.ts';
import { colour } from '../theme/contract.css.ts';
import { uiRule } from '../theme/rules.ts';
import { radius } from '../theme/tokens.ts';
import { list } from './language-switch.css.ts';

// Highlights the language that the reader chose before, on a page in the other one (chosen-language.ts marks it). The
// marker appears after the first paint, so it must not move anything.
const offered = `:is(${localeTags.map((locale) => `[data-reads=${locale}] ${list} a[hreflang=${locale}]`).join(', ')})`;

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
    // Forced colours drop the background, and this border then becomes visible.
    border: '1px solid transparent',
    borderRadius: radius.small,
    background: colour.accent,
  }),
);

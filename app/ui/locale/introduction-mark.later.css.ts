import { globalStyle } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiRule } from '../theme/rules.ts';
import { fontWeight } from '../theme/tokens.ts';

// Without a class, because a page of a locale with many introductions has the mark some fifty times.
globalStyle(
  'small',
  uiRule({
    // In an entry of a menu, which is a flex container, the label breaks into lines and not the mark.
    flexShrink: 0,
    color: colour.textSoft,
    fontSize: '0.8125rem',
    fontWeight: fontWeight.text,
  }),
);

import { canHover } from '../theme/media.ts';
import { uiStyle } from '../theme/rules.ts';
import { font, fontSize, space } from '../theme/tokens.ts';

/**
 * Rules of a list of phone numbers. `helplines.later.css.ts` uses the same rules in the style sheet that loads before
 * the footer.
 */
export const helplineRules = {
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    gap: `${space[3]} ${space[5]}`,
  },
  line: {
    display: 'block',
    minBlockSize: '2.75rem',
    color: 'inherit',
    fontSize: fontSize.small,
    lineHeight: 1.4,
    textDecoration: 'none',
    '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  },
  number: { display: 'block', fontFamily: font.heading, fontSize: fontSize.h3, whiteSpace: 'nowrap' },
} as const;

export const list = uiStyle(helplineRules.list);
export const line = uiStyle(helplineRules.line);
export const number = uiStyle(helplineRules.number);

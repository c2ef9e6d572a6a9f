import { canHover } from '../theme/media.ts';
import { font, fontSize, space } from '../theme/tokens.ts';

/** A list of places to call. The footer has it in the sheet that pages link before it, and a page that shows it at its top in its head. */
export const helplinesLook = {
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

import { colour } from '#app/ui/theme/contract.css.ts';
import { featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize } from '#app/ui/theme/tokens.ts';

/** Attribute with the longest possible text of the line. */
export const longestTextAttribute = 'data-room';

/**
 * Reserves the height of the longest text in the page's locale and width, so that the layout does not shift when the
 * text arrives. Hidden without scripts, because no text arrives then.
 */
export const nextFree = featureStyle({
  display: 'flex',
  // A text of one line stands in the middle of a reserved second one.
  alignItems: 'center',
  color: colour.textSoft,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  '@media': { '(scripting: none)': { display: 'none' } },
  selectors: {
    // Invisible text with full height and no width, so the arriving text takes its place.
    '&::before': {
      content: `attr(${longestTextAttribute})`,
      flex: '0 0 100%',
      marginInlineEnd: '-100%',
      visibility: 'hidden',
    },
  },
});

printRule(nextFree, { display: 'none' });

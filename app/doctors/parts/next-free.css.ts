import { colour } from '#app/ui/theme/contract.css.ts';
import { featureStyle, onPaper } from '#app/ui/theme/rules.ts';
import { fontSize } from '#app/ui/theme/tokens.ts';

/** Notes the longest line on the element. */
export const roomMark = 'data-room';

/** What the longest line takes is kept free, in whatever language and however narrow the card, so that nothing moves when the words come; without scripts none will. */
export const nextFree = featureStyle({
  display: 'flex',
  color: colour.textSoft,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  '@media': { '(scripting: none)': { display: 'none' } },
  selectors: {
    // As high as the words and as wide as nothing: those that come stand in its place.
    '&::before': {
      content: `attr(${roomMark})`,
      flex: '0 0 100%',
      marginInlineEnd: '-100%',
      visibility: 'hidden',
    },
  },
});

onPaper(nextFree, { display: 'none' });

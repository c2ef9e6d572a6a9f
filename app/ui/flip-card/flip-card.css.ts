import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { calm, canHover } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, radius, shadow, space } from '../theme/tokens.ts';

/** Slower than other motion, so that the card is seen to turn. */
const turning = '420ms';

export const card = uiStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space['2'],
});

/** A card this wide is alone in its row: at the usual proportions its picture would be very high. */
const alone = '(width >= 36rem)';

/** Both sides share one cell of the grid, which is as high as the higher of them. */
export const sides = uiStyle({ display: 'grid', perspective: '75rem' });

/** A side can be reached as soon as it turns to the reader, and until it has turned away. */
const facing = {
  transform: 'none',
  visibility: 'visible',
  transition: `transform ${turning}, visibility 0s`,
} as const;
const away = (transform: string) =>
  ({
    transform,
    visibility: 'hidden',
    transition: `transform ${turning}, visibility 0s ${turning}`,
  }) as const;

const side = uiStyle({
  gridArea: '1 / 1',
  minInlineSize: 0,
  borderRadius: radius.large,
  overflow: 'clip',
  boxShadow: shadow,
  backfaceVisibility: 'hidden',
  '@media': {
    // With reduced motion the sides change places without a rotation.
    [calm]: { transform: 'none !important', transition: 'none !important' },
  },
});

export const front = style([
  side,
  uiRule({
    ...facing,
    display: 'grid',
    aspectRatio: '16 / 10',
    '@container': { [alone]: { aspectRatio: '16 / 7' } },
  }),
]);
// The back may be higher than the picture; the picture then fills it.
globalStyle(`${front} *:not(source)`, uiRule({ blockSize: '100%', minBlockSize: 0, objectFit: 'cover' }));

export const back = style([
  side,
  uiRule({
    display: 'grid',
    alignContent: 'center',
    gap: space['3'],
    padding: space['5'],
    border: `1px solid ${colour.line}`,
    background: colour.surface,
    '@container': { [alone]: { padding: space['7'], fontSize: fontSize.lead } },
    ...away('rotateY(-180deg)'),
  }),
]);

export const head = uiStyle({
  // Shown last but first in the keyboard's order: its focus turns the card, and the link on the back follows.
  order: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});

/** Shows the back where the script turned the card; until scripts come, where the focus or the pointer is. */
function whereTurned(card: string, within: (rule: object) => object) {
  const rules = [
    [front, away('rotateY(180deg)')],
    [back, facing],
  ] as const;
  for (const [side, rule] of rules) globalStyle(`${card} ${side}`, uiRule(within(rule)));
}

whereTurned(`:is(${card}[data-turned="true"], ${card}:not([data-turned]):focus-within)`, (rule) => rule);
whereTurned(`${card}:not([data-turned]):hover`, (rule) => ({
  '@media': { [canHover]: rule, '(scripting: none)': rule },
}));

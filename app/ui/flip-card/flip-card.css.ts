import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { canHover, reducedMotion } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, radius, shadow, space } from '../theme/tokens.ts';

/** Slower than other motion, so that the turn is visible. */
const turning = '420ms';

export const card = uiStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space['2'],
});

/** Width from which a card is alone in its row. The usual proportions would make its picture very tall. */
const alone = '(width >= 36rem)';

/** Both sides share one grid cell, which is as tall as the taller side. */
export const sides = uiStyle({ display: 'grid', perspective: '75rem' });

/** A side is reachable from the moment it starts to turn towards the reader until it has turned away. */
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
    // With reduced motion the sides change without a rotation.
    [reducedMotion]: { transform: 'none !important', transition: 'none !important' },
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
// The back may be taller than the picture; the picture then fills the card.
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
  // Shown last but first in tab order: its focus turns the card, and the link on the back follows.
  order: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});

/** Shows the back of a card that the script turned. Before hydration, focus or the pointer turns the card. */
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

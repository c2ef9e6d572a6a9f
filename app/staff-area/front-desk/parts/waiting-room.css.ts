import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

/** Least width of a card: a number, two short lines and both buttons. */
const cardWidth = '29rem';

export const strip = featureStyle({
  display: 'flex',
  alignItems: 'start',
  gap: space[3],
  minInlineSize: 0,
  '@media': { [below.medium]: { display: 'grid', gap: space[1] } },
});

export const heading = featureStyle({
  flexShrink: 0,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
});

/**
 * Cells of one width, so that no card moves when the buttons of another one change. A narrow window shows one card at a time
 * and scrolls sideways; a wide one scrolls from the fourth line on, so that the day below stays in sight.
 */
export const people = featureStyle({
  // Clips the texts for screen readers, which are placed absolutely.
  position: 'relative',
  flex: 1,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cardWidth}), 1fr))`,
  gap: space[2],
  minInlineSize: 0,
  maxBlockSize: '13rem',
  overflowY: 'auto',
  // Room for the focus rings, which an overflow would cut.
  margin: `0 calc(-1 * ${space[1]})`,
  padding: space[1],
  listStyle: 'none',
  '@media': {
    [below.medium]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: '100%',
      overflowX: 'auto',
    },
  },
});

/** The steps stand in one line, which a narrow window divides. */
export const steps = featureStyle({
  display: 'flex',
  gap: space[2],
  '@media': { [below.medium]: { flexWrap: 'wrap', justifyContent: 'end' } },
});

export const person = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `0.125rem ${space[2]}`,
  border: `1px solid ${colour.line}`,
  borderInlineStart: `4px solid ${colour.action}`,
  borderRadius: radius.small,
  background: colour.surface,
  lineHeight: 1.25,
});

/** A person who is with the doctor and no longer waits. */
export const inside = style([
  person,
  featureRule({ borderInlineStartColor: colour.line, background: colour.subtle }),
]);

/** Number by which a person is called, large enough to be read out. */
export const token = featureStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2rem',
  minBlockSize: '2rem',
  borderRadius: radius.round,
  background: colour.action,
  color: colour.onAction,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const who = featureStyle({
  flex: 1,
  display: 'grid',
  minInlineSize: 0,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});

/** Room for two lines, so that the card has one height whether the person waits or is inside. */
export const small = featureStyle({
  minBlockSize: '2.5em',
  color: colour.textSoft,
  fontSize: '0.8125rem',
});

/** The buttons with what is to pay below them, both at the end of the card. */
export const form = featureStyle({ display: 'grid', justifyItems: 'end' });
export const due = featureStyle({ fontSize: '0.8125rem' });

import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, from } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

/** One line that scrolls sideways, so that the day below begins at the same height whoever waits. */
export const strip = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  '@media': { [below.medium]: { display: 'grid', gap: space[1] } },
});

export const heading = featureStyle({
  flexShrink: 0,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
});

export const people = featureStyle({
  // Clips the texts for screen readers, which are placed absolutely.
  position: 'relative',
  display: 'flex',
  gap: space[2],
  minInlineSize: 0,
  overflowX: 'auto',
  // Room for the focus rings, which an overflow would cut.
  margin: `0 calc(-1 * ${space[1]})`,
  padding: space[1],
  listStyle: 'none',
});

/** The steps stand in one line, which a narrow window divides. */
export const steps = featureStyle({
  display: 'flex',
  gap: space[2],
  '@media': { [below.medium]: { flexWrap: 'wrap' } },
});

export const person = featureStyle({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[3],
  '@media': { [below.medium]: { maxInlineSize: '100%' } },
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

export const who = featureStyle({ display: 'grid', fontSize: fontSize.small });
export const small = featureStyle({
  color: colour.textSoft,
  fontSize: '0.8125rem',
  '@media': { [from.medium]: { whiteSpace: 'nowrap' } },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureLayer } from '#app/ui/theme/layers.css.ts';
import { calm, canHover } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { duration, fontSize, radius, shadow, space } from '#app/ui/theme/tokens.ts';

export const card = style(
  featureRule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'], minInlineSize: 0 }),
);

/** The same place for the picture and the player, so that nothing moves when one becomes the other. */
export const screen = featureStyle({
  position: 'relative',
  aspectRatio: '16 / 9',
  borderRadius: radius.large,
  background: colour.subtle,
  boxShadow: shadow,
});

const whole = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  borderRadius: radius.large,
} as const;

/** YouTube's picture of a 16:9 film is 4:3 with black above and below, and `cover` cuts off just the black. */
export const thumbnail = featureStyle({ ...whole, objectFit: 'cover' });

export const player = featureStyle({ ...whole, background: '#000' });

const cover = { ...whole, placeItems: 'center', padding: 0, background: 'transparent' } as const;

/** Shown only where a script can answer; a browser that cannot say whether it has scripts gets the link. */
export const play = featureStyle({
  ...cover,
  display: 'none',
  cursor: 'pointer',
  '@media': {
    '(scripting: enabled)': { selectors: { 'html:not([data-still]) &': { display: 'grid' } } },
  },
});

/** The link, for a browser without scripts and under Save-Data, where none are loaded. */
export const watch = featureStyle({
  ...cover,
  display: 'grid',
  '@media': {
    '(scripting: enabled)': { selectors: { 'html:not([data-still]) &': { display: 'none' } } },
  },
});

/** Dark with a light edge, since one of the two stands out from any picture. */
export const disc = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  paddingInlineStart: '0.2rem',
  border: '2px solid #fff',
  borderRadius: radius.round,
  background: 'rgb(15 43 39 / 0.88)',
  color: '#fff',
  transition: `background-color ${duration.quick}, color ${duration.quick}, scale ${duration.quick}`,
  '@media': { [calm]: { transition: 'none' } },
});

globalStyle(`:is(${play}, ${watch}):hover > ${disc}`, {
  '@layer': {
    [featureLayer]: {
      '@media': { [canHover]: { background: colour.accent, color: colour.onAccent, scale: '1.06' } },
    },
  },
});

export const title = featureStyle({ fontSize: fontSize.h4, lineHeight: 1.4, overflowWrap: 'anywhere' });

import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureLayer } from '#app/ui/theme/layers.css.ts';
import { canHover } from '#app/ui/theme/media.ts';
import { dimmedInDark } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { duration, fontSize, radius, shadow, space } from '#app/ui/theme/tokens.ts';

export const card = style(
  featureRule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'], minInlineSize: 0 }),
);

/** Area shared by picture and player, so that the layout does not shift when the player replaces the picture. */
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

/** Thumbnail. YouTube's pictures are 4:3 with black bars around a 16:9 image; `cover` crops exactly the bars. */
export const thumbnail = featureStyle({ ...whole, objectFit: 'cover', ...dimmedInDark });

export const player = featureStyle({ ...whole, background: '#000' });

const cover = {
  ...whole,
  placeItems: 'center',
  padding: 0,
  background: 'transparent',
  color: '#fff',
  selectors: {
    // Play symbol, dark with a light edge, so that it is visible on any picture.
    '&::before': {
      content: '',
      gridArea: '1 / 1',
      inlineSize: '3.25rem',
      blockSize: '3.25rem',
      border: '2px solid #fff',
      borderRadius: radius.round,
      background: 'rgb(15 43 39 / 0.88)',
      transition: `background-color ${duration.quick}`,
    },
    '&::after': {
      content: '',
      gridArea: '1 / 1',
      inlineSize: '1.125rem',
      blockSize: '1.25rem',
      marginInlineStart: '0.3rem',
      background: 'currentColor',
      clipPath: 'polygon(0 0,100% 50%,0 100%)',
    },
  },
} as const;

/** Play button, shown only where scripts run. Browsers without the media feature `scripting` show the link instead. */
export const play = featureStyle({
  ...cover,
  display: 'none',
  cursor: 'pointer',
  '@media': {
    '(scripting: enabled)': { selectors: { 'html:not([data-no-islands]) &': { display: 'grid' } } },
  },
});

/** Link to YouTube, shown without scripts and with Save-Data, where no scripts are loaded. */
export const watch = featureStyle({
  ...cover,
  display: 'grid',
  '@media': {
    '(scripting: enabled)': { selectors: { 'html:not([data-no-islands]) &': { display: 'none' } } },
  },
});

globalStyle(`:is(${play}, ${watch}):hover`, {
  '@layer': { [featureLayer]: { '@media': { [canHover]: { color: colour.onAccent } } } },
});
globalStyle(`:is(${play}, ${watch}):hover::before`, {
  '@layer': { [featureLayer]: { '@media': { [canHover]: { background: colour.accent } } } },
});

export const title = featureStyle({ fontSize: fontSize.h4, lineHeight: 1.4, overflowWrap: 'anywhere' });

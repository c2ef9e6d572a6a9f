import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureLayer } from '#app/ui/theme/layers.css.ts';
import { canHover, from } from '#app/ui/theme/media.ts';
import { dimmedInDark } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, radius, shadow, space } from '#app/ui/theme/tokens.ts';

export const card = style(
  featureRule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'], minInlineSize: 0 }),
);

const link = featureRule({ minInlineSize: 0, textDecoration: 'none', overflowWrap: 'anywhere' });

/** Looks of the link to the post. `poster`: drawn card without the frame. `caption`: text under the frame. */
export const linkLook = styleVariants({
  poster: [
    link,
    featureRule({
      position: 'relative',
      isolation: 'isolate',
      // With `hidden` the box would keep its aspect ratio and cut off long text; with `clip` it grows.
      overflow: 'clip',
      display: 'grid',
      gridTemplateRows: '1fr auto',
      aspectRatio: '3 / 2',
      padding: space['4'],
      borderRadius: radius.large,
      boxShadow: shadow,
      color: '#fff',
      '@media': { [from.medium]: { aspectRatio: '1', padding: space['5'] } },
    }),
  ],
  caption: [link, featureRule({ display: 'grid', gap: space['1'], paddingBlockStart: space['2'] })],
});

/** Cover that fills its card, below the words. */
export const cover = featureStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  ...dimmedInDark,
});

export const mark = featureStyle({
  justifySelf: 'start',
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: radius.round,
  background: 'rgb(15 43 39 / 0.72)',
  color: '#fff',
});

export const words = featureStyle({ display: 'grid', gap: space['1'], minInlineSize: 0 });

/** Text on the drawing. A dark gradient behind it grows with the text, so it is legible on every drawing. */
export const wordsOnPoster = style([
  words,
  featureRule({
    position: 'relative',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        inset: `-4rem calc(-1 * ${space['5']}) calc(-1 * ${space['5']})`,
        zIndex: -1,
        background: 'linear-gradient(rgb(15 43 39 / 0), rgb(15 43 39 / 0.84) 4rem, rgb(15 43 39 / 0.95))',
      },
    },
  }),
]);

export const title = style(
  featureRule({ color: 'inherit', fontSize: fontSize.h3, lineHeight: 1.3, textWrap: 'pretty' }),
);

export const elsewhere = featureStyle({
  fontSize: fontSize.small,
  selectors: { '&::after': { content: '" ↗" / ""' } },
});

globalStyle(`a:hover > ${words} > ${title}`, {
  '@layer': { [featureLayer]: { '@media': { [canHover]: { textDecoration: 'underline' } } } },
});

/** Area of the frame. The drawing under the frame is visible until the frame loads. */
export const screen = featureStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  blockSize: '40rem',
  borderRadius: radius.large,
  background: colour.subtle,
  boxShadow: shadow,
});

export const loading = featureStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '76%',
  zIndex: -1,
  textAlign: 'center',
  color: '#fff',
  textShadow: '0 1px 4px rgb(15 43 39 / 0.9)',
});

export const frame = style(
  featureRule({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 }),
);

/** Button that opens the frame, hidden where scripts do not run. */
export const showButton = featureStyle({
  display: 'none',
  '@media': {
    '(scripting: enabled)': { selectors: { 'html:not([data-no-islands]) &': { display: 'grid' } } },
  },
});

export const note = featureStyle({ color: colour.textSoft });

import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { radius } from '#app/ui/theme/tokens.ts';

/** Area of the same size for a video, a reel and an empty preview, so that the dialog keeps its height. */
export const stage = featureStyle({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: radius.small,
  background: colour.band,
  color: colour.onBand,
});

export const emptyStage = style([
  stage,
  featureRule({
    display: 'grid',
    placeItems: 'center',
    border: `1.5px dashed ${colour.edge}`,
    background: 'none',
    color: colour.edge,
  }),
]);

const whole = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;

export const picture = featureStyle({ ...whole, objectFit: 'cover' });

export const play = featureStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  margin: 'auto',
  borderRadius: radius.round,
  background: colour.band,
  color: colour.onBand,
});
globalStyle(`${play} > svg`, featureRule({ fill: 'currentColor', marginInlineStart: '0.2rem' }));

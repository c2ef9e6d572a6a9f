import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, from } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

export const preview = featureStyle({
  display: 'grid',
  gap: space['3'],
  minInlineSize: 0,
  padding: space['4'],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.ground,
  alignContent: 'start',
  // Height of most previews, so that the dialog rarely changes its height.
  '@media': { [from.medium]: { minBlockSize: '27rem' } },
});

export const head = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  minBlockSize: '2.25rem',
  '@media': { [below.medium]: { order: -2 } },
});

export const heading = featureStyle({ fontSize: fontSize.h4 });

export const soft = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });

/** Text of the preview. On a phone it is above the picture, so that a message is not below the edge of the screen. */
export const words = style(
  featureRule({ display: 'grid', gap: space['3'], '@media': { [below.medium]: { order: -1 } } }),
);

export const name = featureStyle({ fontWeight: fontWeight.strong, overflowWrap: 'anywhere' });

export const details = featureStyle({ display: 'grid', gap: space['2'], fontSize: fontSize.small });

export const term = featureStyle({ color: colour.textSoft });

export const address = featureStyle({ overflowWrap: 'anywhere' });

export const warning = featureStyle({
  display: 'flex',
  gap: space['3'],
  padding: space['3'],
  borderRadius: radius.small,
  background: colour.accentSoft,
  color: colour.onAccentSoft,
  fontSize: fontSize.small,
});
globalStyle(`${warning} > svg`, featureRule({ flexShrink: 0, marginBlockStart: '0.15rem' }));

export const fitting = featureStyle({ paddingInlineStart: '1.25em' });

import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../../ui/theme/contract.css.ts';
import { featureRule } from '../../ui/theme/feature-rule.ts';
import { fontSize, fontWeight, radius, space } from '../../ui/theme/tokens.ts';

export const screen = style(featureRule({ display: 'grid', gap: space['5'] }));

export const subtitle = style(featureRule({ color: colour.textSoft }));

export const group = style(featureRule({ display: 'grid', gap: space['3'], minInlineSize: 0 }));

export const groupHeading = style(featureRule({ fontSize: fontSize.h4 }));

export const empty = style(
  featureRule({
    padding: space['5'],
    border: `1px solid ${colour.line}`,
    borderRadius: radius.large,
    background: colour.surface,
  }),
);

export const notice = style(
  featureRule({
    display: 'flex',
    gap: space['3'],
    padding: `${space['3']} ${space['4']}`,
    borderRadius: radius.medium,
    background: colour.accentSoft,
    color: colour.onAccentSoft,
    overflowWrap: 'anywhere',
  }),
);
globalStyle(`${notice} > svg`, featureRule({ flexShrink: 0, marginBlockStart: '0.2rem' }));
globalStyle(`${notice} a`, featureRule({ color: 'inherit' }));

export const link = style(featureRule({ display: 'flex', gap: space['4'], flexWrap: 'wrap' }));

/** Both kinds take the same place, so that the words of a list stand in one line. */
const picture = {
  flexShrink: 0,
  inlineSize: '6rem',
  blockSize: '3.375rem',
  borderRadius: radius.small,
} as const;

export const thumbnail = style(featureRule({ ...picture, objectFit: 'cover', background: colour.subtle }));

export const reel = style(
  featureRule({ ...picture, display: 'block', overflow: 'hidden', background: colour.subtle }),
);

export const about = style(
  featureRule({
    display: 'grid',
    flex: '1 1 12rem',
    gap: space['1'],
    justifyItems: 'start',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const name = style(featureRule({ fontWeight: fontWeight.strong }));

export const consent = style(
  featureRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space['1']} ${space['3']}`,
    color: colour.textSoft,
    fontSize: fontSize.small,
  }),
);

export const actions = style(featureRule({ display: 'flex' }));

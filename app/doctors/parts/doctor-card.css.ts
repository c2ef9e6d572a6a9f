import { style } from '@vanilla-extract/css';
import { colour } from '../../ui/theme/contract.css.ts';
import { featureRule } from '../../ui/theme/feature-rule.ts';
import { fontSize, radius, shadow, space } from '../../ui/theme/tokens.ts';

export const card = style(
  featureRule({
    display: 'flex',
    flexDirection: 'column',
    gap: space['4'],
    blockSize: '100%',
    minInlineSize: 0,
    padding: space['5'],
    // A long word breaks rather than widening every card.
    overflowWrap: 'anywhere',
    border: `1px solid ${colour.line}`,
    borderRadius: radius.large,
    background: colour.surface,
    boxShadow: shadow,
  }),
);

export const header = style(featureRule({ display: 'flex', gap: space['4'], alignItems: 'flex-start' }));

export const heading = style(
  featureRule({ minInlineSize: 0, display: 'grid', gap: space['1'], justifyItems: 'start' }),
);

export const name = style(featureRule({ fontSize: fontSize.h4 }));

export const specialization = style(featureRule({ color: colour.textSoft, lineHeight: 1.4 }));

export const facts = style(
  featureRule({ display: 'grid', gap: space['2'], flexGrow: 1, alignContent: 'start' }),
);

export const fact = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: '20px 1fr',
    gap: space['3'],
    alignItems: 'start',
    lineHeight: 1.4,
    color: colour.textSoft,
  }),
);

export const booking = style(featureRule({ display: 'grid', gap: space['2'] }));

export const byPhone = style(
  featureRule({ fontSize: fontSize.small, color: colour.textSoft, textAlign: 'center' }),
);

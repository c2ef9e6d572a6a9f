import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureRule } from '#app/ui/theme/rules.ts';
import { space } from '#app/ui/theme/tokens.ts';

export const facts = style(featureRule({ display: 'grid', gap: space['2'], alignContent: 'start' }));

export const fact = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: space['3'],
    alignItems: 'start',
    lineHeight: 1.4,
    color: colour.textSoft,
    overflowWrap: 'anywhere',
  }),
);

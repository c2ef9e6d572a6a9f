import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureRule } from '#app/ui/theme/rules.ts';
import { measure, space } from '#app/ui/theme/tokens.ts';

export const section = style(
  featureRule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['5'] }),
);

export const head = style(featureRule({ display: 'grid', gap: space['2'], maxInlineSize: measure }));

export const note = style(featureRule({ color: colour.textSoft }));

export const failure = style(featureRule({ color: colour.danger, fontWeight: 600 }));

/** Above and below what a page of links shows. */
export const pagePadding = style(featureRule({ paddingBlock: `${space['6']} ${space['8']}` }));

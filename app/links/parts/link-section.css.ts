import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { measure, space } from '#app/ui/theme/tokens.ts';

export const section = style(
  featureRule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['5'] }),
);

export const head = featureStyle({ display: 'grid', gap: space['2'], maxInlineSize: measure });

export const note = featureStyle({ color: colour.textSoft });

export const failure = featureStyle({ color: colour.danger, fontWeight: 600 });

/** Vertical padding of a page of links. */
export const pagePadding = featureStyle({ paddingBlock: `${space['6']} ${space['8']}` });

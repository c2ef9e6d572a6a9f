import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { canHover } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { font, fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

export const group = featureStyle({ minInlineSize: 0 });

export const heading = style(
  featureRule({ paddingBlockEnd: space[3], borderBlockEnd: `1px solid ${colour.line}` }),
);

export const result = featureStyle({
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${colour.line}`,
  overflowWrap: 'anywhere',
});

export const link = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: colour.link,
  fontFamily: font.heading,
  fontSize: fontSize.h3,
  fontWeight: fontWeight.heading,
  lineHeight: 1.3,
  textDecoration: 'none',
  '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const path = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });

export const excerpt = featureStyle({ marginBlockStart: space[1] });

globalStyle(
  `${group} mark`,
  featureRule({
    paddingInline: '0.1em',
    borderRadius: '0.2em',
    background: colour.accentSoft,
    color: colour.onAccentSoft,
    fontWeight: fontWeight.strong,
  }),
);

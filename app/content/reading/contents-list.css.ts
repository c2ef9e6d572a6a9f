import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { blend } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { font, fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

export const contents = style(
  featureRule({ paddingBlockEnd: space[5], borderBlockEnd: `1px solid ${colour.line}` }),
);

// The heading of the list on wider screens, where the folded one is hidden. Screen readers read the label instead.
globalStyle(
  `${contents}::before`,
  featureRule({
    '@supports': {
      'selector(::details-content)': {
        '@media': {
          [from.medium]: {
            content: 'attr(aria-label) / ""',
            display: 'block',
            paddingBlockEnd: space[2],
            fontFamily: font.heading,
            fontSize: fontSize.h4,
            fontWeight: fontWeight.heading,
          },
        },
      },
    },
  }),
);

export const list = style(
  featureRule({ '@media': { [from.medium]: { columnCount: 2, columnGap: space[6] } } }),
);

export const entry = featureStyle({ breakInside: 'avoid' });

export const link = featureStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: colour.link,
  lineHeight: 1.3,
  textDecorationColor: blend(colour.link, 40),
});

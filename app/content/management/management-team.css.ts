import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

export const list = featureStyle({ borderBlockStart: `1px solid ${colour.line}` });

export const person = featureStyle({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[6],
  borderBlockEnd: `1px solid ${colour.line}`,
  breakInside: 'avoid',
});

export const picturedPerson = style([
  person,
  featureRule({
    '@media': {
      [from.medium]: {
        gridTemplateColumns: '11rem minmax(0, 1fr)',
        columnGap: space[6],
        alignItems: 'center',
      },
    },
  }),
]);

export const portrait = featureStyle({
  inlineSize: '8rem',
  blockSize: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  objectPosition: '50% 20%',
  borderRadius: radius.large,
  background: colour.subtle,
  '@media': { [from.medium]: { inlineSize: '100%' } },
});

export const words = featureStyle({ minInlineSize: 0, overflowWrap: 'break-word' });

export const name = featureStyle({ fontSize: fontSize.h3 });

export const title = featureStyle({
  paddingBlock: `${space[1]} ${space[3]}`,
  color: colour.textSoft,
  fontWeight: fontWeight.strong,
});

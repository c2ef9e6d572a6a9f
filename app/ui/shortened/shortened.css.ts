import { globalStyle } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { from } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { radius, shadow, space } from '../theme/tokens.ts';

export const line = uiStyle({
  display: 'block',
  position: 'relative',
  minInlineSize: 0,
  borderRadius: radius.small,
});

export const text = uiStyle({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const whole = `${line}:is(:hover, :focus-visible)`;

globalStyle(
  `${whole} > ${text}`,
  uiRule({
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    // Over what is beside it, so that nothing moves; where there is little beside it, it takes more lines.
    '@media': {
      [from.wide]: {
        position: 'absolute',
        insetBlockStart: '50%',
        insetInlineStart: `-${space[2]}`,
        zIndex: 2,
        translate: '0 -50%',
        inlineSize: 'max-content',
        // As wide as its place at least, or pointing at it would shorten what fits.
        minInlineSize: `calc(100% + 2 * ${space[2]})`,
        maxInlineSize: '22rem',
        paddingInline: space[2],
        borderRadius: radius.small,
        background: colour.surface,
        boxShadow: shadow,
      },
    },
  }),
);
// Keeps the line's height while its text stands over it.
globalStyle(`${whole}::before`, uiRule({ '@media': { [from.wide]: { content: "'\\00a0'" } } }));

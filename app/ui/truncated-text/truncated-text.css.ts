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
    // On a wide screen the full text covers its neighbours, so that nothing moves. On a narrow screen it wraps to more
    // lines.
    '@media': {
      [from.wide]: {
        position: 'absolute',
        insetBlockStart: '50%',
        insetInlineStart: `-${space[2]}`,
        zIndex: 2,
        translate: '0 -50%',
        inlineSize: 'max-content',
        // At least as wide as its place. Otherwise hovering would shorten a text that fits.
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
// Preserves the line's height while the positioned text covers it.
globalStyle(`${whole}::before`, uiRule({ '@media': { [from.wide]: { content: "'\\00a0'" } } }));

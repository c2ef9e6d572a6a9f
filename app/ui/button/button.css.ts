import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { colour } from '../theme/contract.css.ts';
import { canHover } from '../theme/media.ts';
import { uiRule } from '../theme/rules.ts';
import { duration, fontSize, fontWeight, radius, space } from '../theme/tokens.ts';

const usable = '&:not(:disabled, [aria-disabled="true"])';

export const button = recipe({
  base: uiRule({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    padding: `${space[2]} ${space[5]}`,
    minBlockSize: '3rem',
    border: '1.5px solid transparent',
    borderRadius: radius.medium,
    background: 'transparent',
    fontWeight: fontWeight.strong,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${duration.quick}, border-color ${duration.quick}, color ${duration.quick}`,
    selectors: {
      [`${usable}:active`]: { translate: '0 1px' },
    },
  }),
  variants: {
    variant: {
      primary: uiRule({
        background: colour.action,
        color: colour.onAction,
        '@media': { [canHover]: { selectors: { [`${usable}:hover`]: { background: colour.actionHover } } } },
      }),
      secondary: uiRule({
        background: colour.surface,
        borderColor: colour.action,
        color: colour.link,
        '@media': {
          [canHover]: {
            selectors: { [`${usable}:hover`]: { background: colour.actionSoft, color: colour.onActionSoft } },
          },
        },
      }),
      quiet: uiRule({
        color: colour.link,
        '@media': {
          [canHover]: {
            selectors: { [`${usable}:hover`]: { background: colour.actionSoft, color: colour.onActionSoft } },
          },
        },
      }),
      danger: uiRule({
        background: colour.danger,
        color: colour.onDanger,
        '@media': { [canHover]: { selectors: { [`${usable}:hover`]: { background: colour.dangerHover } } } },
      }),
    },
    size: {
      medium: {},
      small: uiRule({
        minBlockSize: '2.25rem',
        padding: `${space[1]} ${space[3]}`,
        borderRadius: radius.small,
        fontSize: fontSize.small,
        // Extends the touch area to 44 px; the visible button is smaller.
        selectors: {
          '&::after': { content: '', position: 'absolute', insetBlock: '-0.3125rem', insetInline: 0 },
        },
      }),
      icon: uiRule({ padding: 0, minBlockSize: '2.75rem', inlineSize: '2.75rem', flexShrink: 0 }),
    },
  },
  compoundVariants: [
    {
      // Icon buttons that delete are red in their lines only. Rows of solid red squares would draw all attention.
      variants: { variant: 'danger', size: 'icon' },
      style: uiRule({
        background: 'transparent',
        color: colour.danger,
        '@media': { [canHover]: { selectors: { [`${usable}:hover`]: { background: colour.dangerSoft } } } },
      }),
    },
  ],
  defaultVariants: { variant: 'primary', size: 'medium' },
});

globalStyle(`${button.classNames.base} > svg`, uiRule({ flexShrink: 0 }));

import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { below, canHover, from, lowScreen } from '../theme/media.ts';
import { container } from '../theme/mixins.ts';
import { printRule, uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '../theme/tokens.ts';

/** The bottom line is a shadow. A border would leave a gap of one pixel between button and panel, where hovering would end. */
export const header = style(
  uiRule({ anchorName: '--header', background: colour.surface, boxShadow: `inset 0 -1px ${colour.line}` }),
);

export const inner = uiStyle({
  ...container,
  display: 'flex',
  // Large text takes further rows.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[2],
  minBlockSize: '3.25rem',
  '@media': {
    [from.medium]: { columnGap: space[6] },
    [from.wide]: { columnGap: space[3], minBlockSize: '4.5rem' },
    [`${lowScreen} and ${below.wide}`]: { minBlockSize: 0 },
  },
});

/**
 * Stretches to the header's height, so that the mouse meets no gap between a button and its panel.
 */
export const navigation = uiStyle({
  // Room for two doors and the menu button. If there is less beside the logo, the navigation takes a row of its own.
  flex: '1 1 10rem',
  // A door is as wide as its longest word.
  overflowWrap: 'break-word',
  display: 'flex',
  alignSelf: 'stretch',
  alignItems: 'center',
  fontSize: '0.8125rem',
  '@media': {
    [from.wide]: { flex: '0 1 auto', flexWrap: 'wrap', columnGap: space[1], fontSize: fontSize.small },
    [from.desk]: { columnGap: space[3] },
  },
});

export const doors = uiStyle({
  flexGrow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '@media': { [from.desk]: { gap: space[1] } },
});
// A label breaks between its words before a door takes a further row.
globalStyle(`${doors} > li`, uiRule({ flex: '1 1 min-content' }));

/** An entry of the phone's row: an icon above a word. */
const cell = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.125rem',
  minInlineSize: '2.75rem',
  minBlockSize: '3rem',
  borderRadius: radius.small,
  color: colour.link,
  fontWeight: fontWeight.strong,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
} as const;

const doorBase = uiStyle({
  ...cell,
  '@media': {
    [from.wide]: {
      flexDirection: 'row',
      gap: space[2],
      minBlockSize: '2.75rem',
      paddingInline: 'clamp(0.375rem, 0.7vw, 0.75rem)',
      whiteSpace: 'nowrap',
    },
    [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
  },
  selectors: { '&[aria-current]': { boxShadow: `inset 0 -3px ${colour.accent}` } },
});
globalStyle(`${doorBase} > svg`, uiRule({ flexShrink: 0 }));

const withoutIcon = style([doorBase]);
globalStyle(`${withoutIcon} > svg`, uiRule({ '@media': { [from.wide]: { display: 'none' } } }));

/** Between these widths a row has no room for an icon. */
const withoutIconUntilDesk = style([doorBase]);
globalStyle(
  `${withoutIconUntilDesk} > svg`,
  uiRule({
    '@media': { [`${from.wide} and ${below.desk}`]: { display: 'none' } },
  }),
);

export const door = styleVariants({
  doctors: [
    withoutIcon,
    uiRule({
      '@media': {
        [from.wide]: {
          paddingInline: 'clamp(0.625rem, 1.1vw, 1rem)',
          borderRadius: radius.medium,
          background: colour.action,
          color: colour.onAction,
        },
        [`${from.wide} and ${canHover}`]: { selectors: { '&:hover': { background: colour.actionHover } } },
      },
    }),
  ],
  prices: [withoutIcon],
  findUs: [withoutIcon],
  helpNow: [
    withoutIconUntilDesk,
    uiRule({ borderRadius: radius.medium, background: colour.accentSoft, color: colour.onAccentSoft }),
  ],
});

export const shortLabel = style(uiRule({ '@media': { [from.wide]: { display: 'none' } } }));
export const fullLabel = style(uiRule({ '@media': { [below.wide]: { display: 'none' } } }));

/** A button that opens a menu, on a wide screen. */
export const entry = uiStyle({
  display: 'none',
  '@media': {
    [from.wide]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[1],
      blockSize: '100%',
      minBlockSize: '2.75rem',
      paddingInline: 'clamp(0.375rem, 0.6vw, 0.625rem)',
      border: 0,
      borderRadius: radius.small,
      background: 'none',
      color: colour.text,
      whiteSpace: 'nowrap',
      cursor: 'pointer',
    },
    [canHover]: { selectors: { '&:hover': { color: colour.link, textDecoration: 'underline' } } },
  },
});

export const menuButton = uiStyle({
  ...cell,
  flexShrink: 0,
  paddingInline: space[1],
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '@media': { [from.wide]: { display: 'none' } },
});

export const openIcon = style({});
export const closeIcon = style(uiRule({ display: 'none' }));

// Controls are useless on paper.
printRule(`${header} :is(nav, button), footer nav`, { display: 'none' });

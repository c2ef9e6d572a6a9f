import { style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { canHover, from } from '../theme/media.ts';
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
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[2],
  minBlockSize: '4rem',
  '@media': { [from.wide]: { minBlockSize: '4.5rem' } },
});

/**
 * Stretches to the header's height, so that the mouse meets no gap between a button and its panel.
 */
export const navigation = uiStyle({
  display: 'none',
  '@media': {
    [from.wide]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignSelf: 'stretch',
      alignItems: 'center',
      gap: space[3],
      fontSize: fontSize.small,
    },
  },
});

export const list = uiStyle({ display: 'flex', flexWrap: 'wrap', alignSelf: 'stretch' });

export const entry = uiStyle({
  position: 'relative',
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
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: space[2],
      blockSize: '3px',
      borderRadius: '3px 3px 0 0',
    },
    '&[aria-current]': { color: colour.heading, fontWeight: fontWeight.strong },
    '&[aria-current]::after': { background: colour.accent },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { color: colour.link, textDecoration: 'underline' } } },
  },
});

export const onlyOnWideScreens = style(
  uiRule({ display: 'none', '@media': { [from.desk]: { display: 'block' } } }),
);

export const phoneButtons = uiStyle({
  display: 'flex',
  alignItems: 'center',
  '@media': { [from.wide]: { display: 'none' } },
});

export const search = uiStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: radius.medium,
  color: colour.link,
  '@media': { [canHover]: { selectors: { '&:hover': { background: colour.actionSoft } } } },
});

export const phoneMenuButton = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  border: `1.5px solid ${colour.action}`,
  borderRadius: radius.medium,
  background: 'none',
  color: colour.link,
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
  '@media': { [from.wide]: { display: 'none' } },
});

export const book = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: space[4],
  borderRadius: radius.medium,
  background: colour.action,
  color: colour.onAction,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [canHover]: { selectors: { '&:hover': { background: colour.actionHover } } } },
});

// Controls are useless on paper.
printRule(`${header} :is(nav, button, ${search}), footer nav`, { display: 'none' });

import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureLayer } from '#app/ui/theme/layers.css.ts';
import { below, canHover, forcedColours, from } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { toastSpace } from '#app/ui/theme/toast-space.ts';
import { font, fontSize, fontWeight, radius, space, zIndex } from '#app/ui/theme/tokens.ts';

const sidebarWidth = '17rem';
/** A laptop's window, in which the whole menu of an owner must fit. */
const lowWindow = `${from.wide} and (max-height: 62rem) and (pointer: fine)`;
const raised = `color-mix(in srgb, ${colour.onBand} 14%, transparent)`;

export const frame = featureStyle({
  minBlockSize: '100dvh',
  '@media': { [from.wide]: { display: 'grid', gridTemplateColumns: `${sidebarWidth} minmax(0, 1fr)` } },
});

export const topBar = featureStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndex.header,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[2],
  // The logo's own padding fills the rest of the page margin.
  padding: `${space[2]} ${space[4]}`,
  paddingInlineStart: space[1],
  background: colour.band,
  color: colour.onBand,
  '@media': { [from.wide]: { display: 'none' } },
});

export const menuButton = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  flexShrink: 0,
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  border: `1.5px solid ${colour.onBandSoft}`,
  borderRadius: radius.medium,
  background: 'transparent',
  color: colour.onBand,
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
});

/** On small screens a native popover, which opens and closes without scripts. On large screens always visible. */
export const sidebar = featureStyle({
  flexDirection: 'column',
  gap: space[5],
  inlineSize: 'min(20rem, 88vw)',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: `${space[5]} ${space[3]} ${space[4]}`,
  border: 0,
  overflowY: 'auto',
  background: colour.band,
  color: colour.onBand,
  selectors: {
    '&:popover-open': { display: 'flex' },
    '&::backdrop': { background: colour.shade },
  },
  '@media': {
    [below.wide]: { position: 'fixed', inset: 0, insetInlineEnd: 'auto' },
    [from.wide]: {
      display: 'flex',
      position: 'sticky',
      insetBlockStart: 0,
      inlineSize: 'auto',
      paddingBlockStart: space[6],
    },
    [lowWindow]: { gap: space[2], paddingBlock: `${space[3]} ${space[2]}` },
  },
});

export const home = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  borderRadius: radius.small,
  color: colour.onBand,
  textDecoration: 'none',
});

export const head = style(
  featureRule({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] }),
);

export const close = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  flexShrink: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.medium,
  background: 'transparent',
  color: colour.onBand,
  cursor: 'pointer',
  '@media': { [from.wide]: { display: 'none' } },
});

export const list = featureStyle({
  display: 'grid',
  gap: space[1],
  padding: 0,
  listStyle: 'none',
  '@media': { [lowWindow]: { gap: '0.125rem' } },
});

export const last = style([
  list,
  featureRule({
    marginBlockStart: 'auto',
    paddingBlockStart: space[4],
    borderBlockStart: `1px solid ${raised}`,
    '@media': { [lowWindow]: { paddingBlockStart: space[2] } },
  }),
]);

export const item = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  border: 0,
  borderInlineStart: '4px solid transparent',
  borderRadius: radius.small,
  background: 'transparent',
  color: colour.onBand,
  fontSize: fontSize.body,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current="page"]': {
      borderInlineStartColor: colour.accent,
      background: raised,
      fontWeight: fontWeight.strong,
    },
  },
  '@media': {
    [lowWindow]: { minBlockSize: '2rem' },
    [canHover]: { selectors: { '&:hover': { background: raised } } },
    [forcedColours]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current="page"]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});

/** Number of open items of a menu entry. */
export const count = featureStyle({
  marginInlineStart: 'auto',
  paddingInline: space[2],
  minInlineSize: '1.75rem',
  borderRadius: radius.round,
  background: colour.accent,
  color: colour.onAccent,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  textAlign: 'center',
});

export const who = featureStyle({
  paddingInline: space[3],
  color: colour.onBandSoft,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});

export const content = featureStyle({
  // The serif of the public site is for reading; a list is scanned.
  vars: { '--font-heading': font.text },
  paddingBlock: `${space[5]} calc(${space[8]} + ${toastSpace})`,
  outline: 'none',
  '@media': { [from.wide]: { paddingBlockStart: space[6] } },
});

// Smaller than on public pages, to leave room for the work below the heading.
globalStyle(`.${content} h1`, { '@layer': { [featureLayer]: { fontSize: fontSize.h2 } } });

globalStyle(`.${content} :is(h1, h2, h3, h4)`, {
  '@layer': { [featureLayer]: { fontWeight: fontWeight.strong } },
});

// Stops the page behind the open menu from scrolling.
globalStyle(`html:has(.${sidebar}:popover-open)`, {
  '@layer': { [featureLayer]: { '@media': { [below.wide]: { overflow: 'hidden' } } } },
});

export const flashPlace = featureStyle({ marginBlockEnd: space[5] });

import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, from } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';
import { besideList, listPage } from './hospital.css.ts';

const { beside, alone } = besideList;

export const container = featureStyle({ containerName: listPage, containerType: 'inline-size' });

export const panes = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@container': { [beside]: { gridTemplateColumns: '17.5rem minmax(0, 1fr)' } },
});

/** Sticky beside the section. The list of 22 sections is higher than a laptop, so it scrolls by itself. */
export const list = featureStyle({
  '@container': {
    [beside]: {
      position: 'sticky',
      insetBlockStart: space[4],
      maxBlockSize: `calc(100dvh - 2 * ${space[4]})`,
      overflowY: 'auto',
      ...framed,
      // Below this width the staff menu is a bar that sticks to the top.
      '@media': { [below.wide]: { insetBlockStart: '4.5rem', maxBlockSize: 'calc(100dvh - 5.5rem)' } },
    },
  },
});

/** The list beside an open section. Where there is no room for both, the section stands alone. */
export const listOfOpen = featureStyle({ '@container': { [alone]: { display: 'none' } } });

export const count = featureStyle({
  padding: `${space[3]} ${space[3]} 0`,
  color: colour.textSoft,
  fontSize: fontSize.small,
  '@container': { [alone]: { paddingInline: 0 } },
});

export const group = featureStyle({
  padding: `${space[3]} ${space[3]} ${space[1]}`,
  color: colour.textSoft,
  fontFamily: 'inherit',
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
});

export const items = featureStyle({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  '@container': { [alone]: { ...framed, overflow: 'clip' } },
});

export const item = featureStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  minBlockSize: '2.75rem',
  padding: `${space[1]} ${space[3]}`,
  borderBlockEnd: `1px solid ${colour.line}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&:has([aria-current="page"])': { background: colour.actionSoft },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.action}`, outlineOffset: '-2px' },
  },
});

/** Makes the whole row a target. Screen readers hear only the title as the name of the link. */
export const link = featureStyle({
  color: colour.link,
  fontWeight: fontWeight.strong,
  // Two lines of links are far enough apart for a finger.
  lineHeight: 1.5,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 0 },
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current="page"]': { color: colour.onActionSoft },
  },
});

export const what = featureStyle({
  gridColumn: '1 / -1',
  color: colour.textSoft,
  fontSize: fontSize.small,
  lineHeight: 1.35,
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
globalStyle(`${item}:has([aria-current="page"]) ${what}`, featureRule({ color: colour.onActionSoft }));

export const section = featureStyle({ minInlineSize: 0 });

export const start = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxInlineSize: '46rem',
  '@media': { [from.medium]: { gap: space[5] } },
});

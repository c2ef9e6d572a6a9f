import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { canHover, from } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { duration, font, fontSize, fontWeight, measure, radius, space, zIndex } from '../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Wide enough for the arrows beside the picture. On an upright phone they are below it, within reach of the thumb. */
const wideEnough = `${from.medium}, (orientation: landscape)`;

const edge = (side: string) => `max(${space[2]}, env(safe-area-inset-${side}))`;

/** Dark in both colour schemes, so that nothing is brighter than the picture. */
export const viewer = uiStyle({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.dialog,
  display: 'grid',
  gridTemplateAreas: `
    'counter counter close'
    'stage stage stage'
    'caption caption caption'
    'previous . next'`,
  gridTemplateColumns: '3rem minmax(0, 1fr) 3rem',
  gridTemplateRows: 'auto minmax(10rem, 1fr) auto auto',
  gap: space[2],
  padding: `${edge('top')} ${edge('right')} ${edge('bottom')} ${edge('left')}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: colour.band,
  color: colour.onBand,
  animation: `${appear} ${duration.quick}`,
  outline: 'none',
  // The last rule of this sheet hides the page; the viewer must stay visible.
  visibility: 'visible',
  '@media': {
    [wideEnough]: {
      gridTemplateAreas: `
        'counter counter close'
        'previous stage next'
        '. caption .'`,
      gridTemplateRows: 'auto minmax(10rem, 1fr) auto',
    },
  },
});

export const counter = uiStyle({
  gridArea: 'counter',
  alignSelf: 'center',
  paddingInlineStart: space[3],
  color: colour.onBandSoft,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const controlBase = uiStyle({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: radius.round,
  background: 'rgb(255 255 255 / 0.1)',
  color: 'inherit',
  transition: `background-color ${duration.quick}`,
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: 'rgb(255 255 255 / 0.22)' } } },
  },
});

export const control = styleVariants(
  { close: 'close', previous: 'previous', next: 'next' } as const,
  (gridArea) => [controlBase, uiRule({ gridArea })],
);

const stageBase = uiStyle({ gridArea: 'stage', minBlockSize: 0, overflow: 'clip' });

/** `touch-action` gives horizontal swipes to the script; the browser still handles vertical scrolling and pinch zoom. */
export const stage = styleVariants({ whole: 'pan-y pinch-zoom', zoomed: 'auto' } as const, (touchAction) => [
  stageBase,
  uiRule({ touchAction }),
]);

export const slide = uiStyle({ blockSize: '100%', animation: `${appear} ${duration.quick}` });

globalStyle(`${slide} img`, uiRule({ blockSize: '100%', objectFit: 'contain' }));

export const caption = uiStyle({
  gridArea: 'caption',
  justifySelf: 'center',
  inlineSize: '100%',
  maxInlineSize: measure,
  // Tall enough for the longest caption, so that the picture does not move between captions.
  minBlockSize: '11rem',
  padding: `${space[1]} ${space[3]} ${space[2]}`,
  textAlign: 'center',
  '@media': { [wideEnough]: { maxInlineSize: '58rem', minBlockSize: '7.5rem' } },
});

export const title = style(
  uiRule({ fontFamily: font.heading, fontWeight: fontWeight.heading, fontSize: fontSize.h4 }),
);

export const shows = uiStyle({ color: colour.onBandSoft, textWrap: 'balance' });

export const note = uiStyle({ color: colour.onBandSoft, fontSize: fontSize.small });

// Prevents the page behind from scrolling, being seen or taking focus, with or without scripts. The scroll bar's gutter
// stays reserved.
globalStyle(
  `html:has(${viewer})`,
  uiRule({ overflow: 'hidden', scrollbarGutter: 'stable', background: colour.band }),
);
globalStyle(`body:has(${viewer})`, uiRule({ visibility: 'hidden' }));

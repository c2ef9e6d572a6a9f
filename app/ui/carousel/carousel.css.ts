import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { below, canHover, from, reducedMotion } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { duration, fontSize, radius, space } from '../theme/tokens.ts';
import { type Layout, layouts } from './carousel-layouts.css.ts';

const gap = space['5'];

export const carousel = style(
  uiRule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['4'] }),
);

export const track = uiStyle({
  // Contains visually hidden words of the items. Otherwise these absolutely positioned words would widen the page.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gap,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollBehavior: 'smooth',
  // Padding for the cards' shadows and focus rings, which a scroll container clips at its edge.
  padding: `${space['2']} ${space['3']} ${space['6']}`,
  margin: `calc(-1 * ${space['2']}) calc(-1 * ${space['3']}) calc(-1 * ${space['5']})`,
  scrollPaddingInline: space['3'],
  '@media': { [reducedMotion]: { scrollBehavior: 'auto' } },
});

const sideBySide = (count: number) => `calc((100% - ${count - 1} * ${gap}) / ${count})`;

/** Places items side by side from the first breakpoint. Below it, a column of stacked items fills the row. */
export const perPage = styleVariants(layouts, ({ small, medium, wide }: Layout) =>
  uiRule({
    gridAutoColumns: '100%',
    '@media': {
      [from.medium]: { gridAutoColumns: sideBySide(medium) },
      [from.wide]: { gridAutoColumns: sideBySide(wide) },
      ...(small > 1 && {
        [below.medium]: {
          gridTemplateRows: `repeat(${small}, auto)`,
          rowGap: space['3'],
        },
      }),
    },
  }),
);

/** An item is a container, so that its content can adapt to the number of items per page. */
export const item = uiStyle({
  containerType: 'inline-size',
  scrollSnapAlign: 'start',
  minInlineSize: 0,
  listStyle: 'none',
});

/** Lists all items below each other on a small screen, where a page of one item would hide the others. */
export const listed = uiStyle({
  '@media': {
    [below.medium]: {
      gridAutoFlow: 'row',
      gap: 0,
      overflow: 'visible',
      padding: 0,
      margin: 0,
    },
  },
});

const controlsBase = uiStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space['2'],
  '@media': { '(scripting: none)': { display: 'none' } },
  selectors: { 'html[data-no-islands] &': { display: 'none' } },
});

/** Hides the controls when every item is visible, because there is no page to turn. */
export const controls = styleVariants(layouts, ({ small, medium, wide }: Layout) => [
  controlsBase,
  uiRule({
    '@media': {
      [below.medium]: { selectors: { [unlessMoreThan(small)]: { display: 'none' } } },
      [`${from.medium} and ${below.wide}`]: { selectors: { [unlessMoreThan(medium)]: { display: 'none' } } },
      [from.wide]: { selectors: { [unlessMoreThan(wide)]: { display: 'none' } } },
    },
  }),
]);

/** Hides the controls where the items are a list. */
export const withoutControls = uiStyle({ '@media': { [below.medium]: { display: 'none' } } });

function unlessMoreThan(count: number) {
  return `${carousel}:not(:has(> ${track} > :nth-child(${count + 1}))) > &`;
}

/** Look of a button at the end of a row. It is not `disabled`, because a disabled button would lose focus. */
globalStyle(
  `${controlsBase} > [aria-disabled="true"]`,
  uiRule({
    background: 'transparent',
    borderColor: colour.line,
    color: colour.edge,
    cursor: 'default',
  }),
);

export const dots = uiStyle({ display: 'flex', marginInlineEnd: 'auto' });

/** Touch area of 44 px around a smaller visible dot. */
export const dot = uiStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: radius.round,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      border: `2px solid ${colour.action}`,
      borderRadius: radius.round,
      transition: `inline-size ${duration.quick}, background-color ${duration.quick}`,
    },
    // The current dot is wider too, for readers who cannot see its colour.
    '&[aria-current]::before': { inlineSize: '1.5rem', background: colour.action },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover::before': { background: colour.action } } },
    '(forced-colors: active)': {
      selectors: { '&[aria-current]::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

/** The same width for Pause and Play, so that neighbouring controls do not move. */
export const pause = uiStyle({
  display: 'grid',
  minInlineSize: '7.5rem',
  // With reduced motion the row never moves by itself, so there is nothing to pause.
  '@media': { [reducedMotion]: { display: 'none' } },
});

export const count = uiStyle({
  marginInlineEnd: 'auto',
  color: colour.textSoft,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

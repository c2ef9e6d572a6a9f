import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { below, calm, from } from '../theme/media.ts';
import { space } from '../theme/tokens.ts';
import { uiRule } from '../theme/ui-rule.ts';

const gap = space['5'];

export const carousel = style(
  uiRule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['4'] }),
);

export const track = style(
  uiRule({
    display: 'grid',
    gridAutoFlow: 'column',
    gap,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'inline mandatory',
    scrollBehavior: 'smooth',
    // Room for the cards' shadows and focus rings, which scrolling would cut off.
    padding: `${space['2']} ${space['3']} ${space['6']}`,
    margin: `calc(-1 * ${space['2']}) calc(-1 * ${space['3']}) calc(-1 * ${space['5']})`,
    scrollPaddingInline: space['3'],
    '@media': { [calm]: { scrollBehavior: 'auto' } },
  }),
);

const itemsPerPage = { two: 2, three: 3, four: 4 } as const;

/** Items side by side from the wide breakpoint on (specification, section 9). */
export const perPage = styleVariants(itemsPerPage, (count) =>
  uiRule({
    gridAutoColumns: '100%',
    '@media': {
      [from.wide]: { gridAutoColumns: `calc((100% - ${count - 1} * ${gap}) / ${count})` },
    },
  }),
);

export const item = style(uiRule({ scrollSnapAlign: 'start', minInlineSize: 0, listStyle: 'none' }));

const buttonsBase = style(
  uiRule({
    display: 'flex',
    justifyContent: 'flex-end',
    gap: space['2'],
    '@media': { '(scripting: none)': { display: 'none' } },
    selectors: { 'html[data-still] &': { display: 'none' } },
  }),
);

/** Where all items are in sight there is no page to turn. */
export const buttons = styleVariants(itemsPerPage, (count) => [
  buttonsBase,
  uiRule({
    '@media': {
      [below.wide]: { selectors: { [unlessMoreThan(1)]: { display: 'none' } } },
      [from.wide]: { selectors: { [unlessMoreThan(count)]: { display: 'none' } } },
    },
  }),
]);

function unlessMoreThan(count: number) {
  return `${carousel}:not(:has(> ${track} > :nth-child(${count + 1}))) > &`;
}

/** At its end a row that does not go round has a button that does nothing, but keeps the focus. */
globalStyle(
  `${buttonsBase} > [aria-disabled="true"]`,
  uiRule({
    background: 'transparent',
    borderColor: colour.line,
    color: colour.edge,
    cursor: 'default',
  }),
);

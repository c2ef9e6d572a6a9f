import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiLayer } from '../theme/layers.css.ts';
import { calm, canHover } from '../theme/media.ts';
import { radius, shadow, space } from '../theme/tokens.ts';
import { uiRule } from '../theme/ui-rule.ts';

/** Slower than other things that move: a card is seen to turn. */
const turning = '420ms';

export const card = style(
  uiRule({ display: 'grid', alignContent: 'start', gap: space['2'], minInlineSize: 0 }),
);

/** Both sides lie in one place, which is as high as the higher of them. */
export const sides = style(uiRule({ display: 'grid', perspective: '75rem' }));

const side = style(
  uiRule({
    gridArea: '1 / 1',
    minInlineSize: 0,
    borderRadius: radius.large,
    overflow: 'clip',
    boxShadow: shadow,
    backfaceVisibility: 'hidden',
    transition: `transform ${turning}, visibility ${turning}`,
    '@media': {
      // No rotation: one side gives way to the other.
      [calm]: { transform: 'none !important', transition: 'none' },
    },
  }),
);

export const front = style([side, uiRule({ display: 'grid', aspectRatio: '16 / 10' })]);
// The back may be higher than the picture; the picture then fills it.
globalStyle(`${front} *:not(source)`, {
  '@layer': { [uiLayer]: { blockSize: '100%', minBlockSize: 0, objectFit: 'cover' } },
});

export const back = style([
  side,
  uiRule({
    display: 'grid',
    alignContent: 'center',
    gap: space['3'],
    padding: space['5'],
    border: `1px solid ${colour.line}`,
    background: colour.surface,
    visibility: 'hidden',
    transform: 'rotateY(-180deg)',
  }),
]);

export const head = style(
  uiRule({
    // The button comes first in the keyboard's order, as its focus shows what follows.
    order: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['3'],
  }),
);

/** The card shows its back: scripts say so, or, where none have come yet, the pointer and the focus do. */
const turned = [`${card}[data-turned="true"]`, `${card}:not([data-turned]):focus-within`];
const showsFront = { transform: 'rotateY(180deg)', visibility: 'hidden' } as const;
const showsBack = { transform: 'none', visibility: 'visible' } as const;

globalStyle(`:is(${turned.join(', ')}) ${front}`, { '@layer': { [uiLayer]: showsFront } });
globalStyle(`:is(${turned.join(', ')}) ${back}`, { '@layer': { [uiLayer]: showsBack } });
const byPointer = (rule: object) => ({
  '@layer': { [uiLayer]: { '@media': { [canHover]: rule, '(scripting: none)': rule } } },
});
globalStyle(`${card}:not([data-turned]):hover ${front}`, byPointer(showsFront));
globalStyle(`${card}:not([data-turned]):hover ${back}`, byPointer(showsBack));

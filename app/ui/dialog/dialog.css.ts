import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { below } from '../theme/media.ts';
import { uiRule } from '../theme/rules.ts';
import { duration, fontSize, radius, shadow, space, zIndex } from '../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const overlay = style(
  uiRule({
    position: 'fixed',
    inset: 0,
    zIndex: zIndex.dialog,
    background: colour.shade,
    animation: `${appear} ${duration.quick}`,
    // Radix takes the pointer from the rest of the page while a dialog is open.
    pointerEvents: 'auto',
  }),
);

const dialog = style(
  uiRule({
    position: 'fixed',
    inset: 0,
    zIndex: zIndex.dialog,
    blockSize: 'fit-content',
    maxBlockSize: `calc(100dvh - ${space[6]})`,
    inlineSize: `calc(100% - ${space[6]})`,
    margin: 'auto',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // What has focus must not hide beneath the heading.
    scrollPaddingBlock: '5rem 1rem',
    border: `1px solid ${colour.line}`,
    borderRadius: radius.large,
    background: colour.surface,
    boxShadow: shadow,
    animation: `${appear} ${duration.quick}`,
    // Focus starts on the dialog itself, so that its title is heard; the ring belongs to what it holds.
    outline: 'none',
    selectors: { '&:focus-visible': { boxShadow: shadow } },
  }),
);

export const width = styleVariants({
  narrow: [dialog, uiRule({ maxInlineSize: '30rem' })],
  wide: [
    dialog,
    uiRule({
      maxInlineSize: '58rem',
      '@media': {
        [below.medium]: {
          inlineSize: '100%',
          blockSize: '100dvh',
          maxBlockSize: 'none',
          border: 0,
          borderRadius: 0,
        },
      },
    }),
  ],
});

export const header = style(
  uiRule({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    padding: `${space[3]} ${space[3]} ${space[3]} ${space[5]}`,
    borderBlockEnd: `1px solid ${colour.line}`,
    background: colour.surface,
  }),
);

// Martel's letters stand high in their line.
export const title = style(uiRule({ paddingBlockStart: space[1], fontSize: fontSize.h3 }));

export const body = style(uiRule({ padding: space[5] }));

export const description = style(uiRule({ marginBlockEnd: space[5], color: colour.textSoft }));

// The gutter of the scroll bar is always kept, so nothing moves when a dialog locks the scrolling.
globalStyle('body[data-scroll-locked]', uiRule({ marginRight: '0 !important' }));

// Without scripts nothing holds the focus inside the dialog: the page around it steps aside instead.
globalStyle(`body:has(${overlay})`, uiRule({ '@media': { '(scripting: none)': { visibility: 'hidden' } } }));
globalStyle(`${dialog}`, uiRule({ '@media': { '(scripting: none)': { visibility: 'visible' } } }));

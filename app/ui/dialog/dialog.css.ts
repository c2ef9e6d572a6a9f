import { globalStyle, keyframes, styleVariants } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { below, from } from '../theme/media.ts';
import { framed } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { duration, fontSize, shadow, space, zIndex } from '../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const overlay = uiStyle({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.dialog,
  background: colour.shade,
  animation: `${appear} ${duration.quick}`,
  pointerEvents: 'auto',
});

const dialog = uiStyle({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.dialog,
  // Radix takes the pointer from the page's body while a dialog is open, and gives it to the dialog a moment later: a
  // press in between, while a form's page wakes, would be lost. Hence here and on the overlay.
  pointerEvents: 'auto',
  blockSize: 'fit-content',
  maxBlockSize: `calc(100dvh - ${space[6]})`,
  inlineSize: `calc(100% - ${space[6]})`,
  margin: 'auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Keeps what has the focus from scrolling beneath the sticky heading and the bar with the buttons.
  scrollPaddingBlock: '5rem 6rem',
  ...framed,
  boxShadow: shadow,
  animation: `${appear} ${duration.quick}`,
  // The focus starts on the dialog, so that its title is read out; a ring round the whole of it would say nothing.
  outline: 'none',
  selectors: { '&:focus-visible': { boxShadow: shadow } },
});

export const width = styleVariants({
  narrow: [dialog, uiRule({ maxInlineSize: '30rem' })],
  wide: [
    dialog,
    uiRule({
      maxInlineSize: '58rem',
      // What stands beside the fields of a form widens it where there is room.
      '@media': {
        [from.desk]: { selectors: { '&:has(form details[data-beside])': { maxInlineSize: '76rem' } } },
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

export const header = uiStyle({
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
});

// Martel's letters stand above the middle of their line.
export const title = uiStyle({ paddingBlockStart: space[1], fontSize: fontSize.h3 });

export const body = uiStyle({ padding: space[5] });

export const description = uiStyle({ marginBlockEnd: space[5], color: colour.textSoft });

// The gutter of the scroll bar is always kept, so nothing moves when a dialog locks the scrolling.
globalStyle('body[data-scroll-locked]', uiRule({ marginRight: '0 !important' }));

// Without scripts nothing keeps the focus inside the dialog, so the page around it is hidden.
globalStyle(`body:has(${overlay})`, uiRule({ '@media': { '(scripting: none)': { visibility: 'hidden' } } }));
globalStyle(`${dialog}`, uiRule({ '@media': { '(scripting: none)': { visibility: 'visible' } } }));

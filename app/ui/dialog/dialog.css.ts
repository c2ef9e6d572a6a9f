import { globalStyle, keyframes, styleVariants } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { below, from } from '../theme/media.ts';
import { framed } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { toastSpaceName } from '../theme/toast-space.ts';
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
  // Radix disables pointer events on the body while a dialog is open and restores them on the dialog a moment later.
  // During hydration a click in between would be lost, so the dialog and the overlay set `auto` themselves.
  pointerEvents: 'auto',
  blockSize: 'fit-content',
  maxBlockSize: `calc(100dvh - ${space[6]})`,
  inlineSize: `calc(100% - ${space[6]})`,
  margin: 'auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A message is below the dialog, so a bar at the dialog's end leaves no room for one.
  vars: { [toastSpaceName]: '0px' },
  // Prevents the focused element from scrolling beneath the sticky heading or the button bar.
  scrollPaddingBlock: '5rem 6rem',
  ...framed,
  boxShadow: shadow,
  animation: `${appear} ${duration.quick}`,
  // The dialog receives focus so that its title is read out. A ring around the whole dialog would carry no information.
  outline: 'none',
  selectors: { '&:focus-visible': { boxShadow: shadow } },
});

export const width = styleVariants({
  narrow: [dialog, uiRule({ maxInlineSize: '30rem' })],
  wide: [
    dialog,
    uiRule({
      maxInlineSize: '58rem',
      // Widens the dialog on a large screen if its form has content beside the fields.
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
  padding: space[3],
  paddingInlineStart: space[5],
  borderBlockEnd: `1px solid ${colour.line}`,
  background: colour.surface,
});

// The padding compensates for Martel, whose letters sit above the middle of their line.
export const title = uiStyle({ paddingBlockStart: space[1], fontSize: fontSize.h3 });

export const body = uiStyle({ padding: space[5] });

export const description = uiStyle({ marginBlockEnd: space[5], color: colour.textSoft });

// The page always reserves the scroll bar's gutter, so Radix must not add a margin when it locks scrolling.
globalStyle('body[data-scroll-locked]', uiRule({ marginRight: '0 !important' }));

// Without scripts there is no focus trap, so the page around the dialog is hidden.
globalStyle(`body:has(${overlay})`, uiRule({ '@media': { '(scripting: none)': { visibility: 'hidden' } } }));
globalStyle(`${dialog}`, uiRule({ '@media': { '(scripting: none)': { visibility: 'visible' } } }));

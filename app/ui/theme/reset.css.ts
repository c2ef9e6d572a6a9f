import { globalStyle } from '@vanilla-extract/css';
import { colour } from './contract.css.ts';
import { resetLayer } from './layers.css.ts';
import { forcedColours, largeText, reducedMotion } from './media.ts';
import { font, fontSize, fontWeight, space } from './tokens.ts';

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule as object } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', { textSizeAdjust: '100%', scrollPaddingTop: space[6] });
reset('body', {
  margin: 0,
  background: colour.ground,
  color: colour.text,
  fontFamily: font.text,
  fontSize: fontSize.body,
  lineHeight: 1.6,
  // Digits of one height and one width, for phone numbers, amounts and times.
  fontVariantNumeric: 'lining-nums tabular-nums',
  overflowWrap: 'break-word',
  // In grids and flex boxes too, where a long word would otherwise widen the page.
  '@media': { [largeText]: { overflowWrap: 'anywhere' } },
});
reset('h1, h2, h3, h4', {
  margin: 0,
  color: colour.heading,
  fontFamily: font.heading,
  fontWeight: fontWeight.heading,
  lineHeight: 1.3,
  textWrap: 'balance',
});
reset('h1, h2, h3', { '@media': { [largeText]: { hyphens: 'auto' } } });
reset('h1', { fontSize: fontSize.h1 });
reset('h2', { fontSize: fontSize.h2 });
reset('h3', { fontSize: fontSize.h3 });
reset('h4', { fontSize: fontSize.h4 });
reset('p, ul, ol, dl, dd, figure, fieldset, blockquote', { margin: 0, padding: 0 });
reset('fieldset', { border: 0, minWidth: 0 });
reset('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
reset('p', { textWrap: 'pretty' });
reset('strong, b, th', { fontWeight: fontWeight.strong });
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
reset('img, video', { height: 'auto' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('a', { color: colour.link, textUnderlineOffset: '0.2em' });
// Forced colours remove the background and the shadow that show what is chosen. The focus ring replaces this outline.
reset(
  ':where(a, button, label):is([aria-current], [aria-pressed=true], :has(input:checked)):not(:focus-visible)',
  {
    '@media': { [forcedColours]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  },
);
// An outline, because forced colours preserve outlines. Its gap makes it visible on any ground.
reset(':focus-visible', {
  outline: `3px solid ${colour.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${colour.focusGap}`,
});
// Phone numbers and amounts wrap as well, if their line is too short.
reset('*', { '@media': { [largeText]: { textWrapMode: 'wrap !important' } } } as never);
reset('[hidden]:not([popover])', { display: 'none !important' });
reset('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
} as never);

import { globalStyle } from '@vanilla-extract/css';
import { lively } from './media.ts';

/** Short enough that nobody waits for it. */
const duration = '120ms';

// One page fades into the next, where the browser can do it. Outside the layers: an at-rule for the document, and
// pseudo-elements that nothing else has rules for.
globalStyle('@view-transition', { '@media': { [lively]: { navigation: 'auto' } } } as never);
globalStyle('::view-transition-old(root), ::view-transition-new(root)', {
  '@media': { [lively]: { animationDuration: duration } },
});
// What is pressed while the pages fade is the new page.
globalStyle('::view-transition', { '@media': { [lively]: { pointerEvents: 'none' } } });

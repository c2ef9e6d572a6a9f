import { globalStyle } from '@vanilla-extract/css';
import { lively } from './media.ts';

/** Duration of the fade, short enough not to delay readers. */
const duration = '120ms';

// Fades between pages in browsers that support it. These rules are outside the layers: one is a document-level at-rule,
// and nothing else styles these pseudo-elements.
globalStyle('@view-transition', { '@media': { [lively]: { navigation: 'auto' } } } as never);
globalStyle('::view-transition-old(root), ::view-transition-new(root)', {
  '@media': { [lively]: { animationDuration: duration } },
});
// Clicks during the fade reach the new page.
globalStyle('::view-transition', { '@media': { [lively]: { pointerEvents: 'none' } } });

import { globalStyle } from '@vanilla-extract/css';
import { motionAllowed } from './media.ts';

/** Duration of the fade, short enough not to delay readers. */
const duration = '120ms';

// Fades between pages in browsers that support it. These rules are outside the layers: one is a document-level at-rule,
// and nothing else styles these pseudo-elements.
globalStyle('@view-transition', { '@media': { [motionAllowed]: { navigation: 'auto' } } } as never);
globalStyle('::view-transition-old(root), ::view-transition-new(root)', {
  '@media': { [motionAllowed]: { animationDuration: duration } },
});
// Clicks during the fade reach the new page.
globalStyle('::view-transition', { '@media': { [motionAllowed]: { pointerEvents: 'none' } } });

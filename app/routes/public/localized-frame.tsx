/** The frame of the public pages in a locale with letters of its own: the same frame, with their fonts and line heights. */
export { default, ErrorBoundary, loader, shouldRevalidate } from './frame.tsx';

// After the frame's own sheets, which state the order of the layers.
import '#app/ui/theme/localized-fonts.css.ts';

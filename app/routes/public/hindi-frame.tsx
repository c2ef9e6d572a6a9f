/** The frame of the pages in Hindi: the same one, with the letters and line heights of Devanagari. */
export { default, ErrorBoundary, loader, shouldRevalidate } from './frame.tsx';

// After the frame's own sheets, which state the order of the layers.
import '#app/ui/theme/hindi.css.ts';

/** The frame of the pages in Hindi: the same one, with the letters and line heights of Devanagari. */
import '#app/ui/theme/hindi.css.ts';

export { default, ErrorBoundary, loader, shouldRevalidate } from './frame.tsx';

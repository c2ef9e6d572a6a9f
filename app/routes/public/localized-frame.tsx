/** Frame of the public pages in a locale with a script other than Latin. It adds the fonts and line heights of that script. */
export { default, ErrorBoundary, loader, shouldRevalidate } from './frame.tsx';

// Imported after the frame, because the style sheets of the frame define the order of the cascade layers.
import '#app/ui/theme/localized-fonts.css.ts';

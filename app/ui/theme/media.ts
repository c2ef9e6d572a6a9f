import { breakpoint } from './tokens.ts';

/** Media queries of the style sheets, smallest screen first. */
export const from = {
  medium: `(min-width: ${breakpoint.medium}px)`,
  wide: `(min-width: ${breakpoint.wide}px)`,
  desk: `(min-width: ${breakpoint.desk}px)`,
} as const;

/** For what is undone on a small screen rather than added on a large one. */
export const below = {
  medium: `(max-width: ${breakpoint.medium - 0.02}px)`,
  wide: `(max-width: ${breakpoint.wide - 0.02}px)`,
} as const;

export const inTheDark = '(prefers-color-scheme: dark)';

export const calm = '(prefers-reduced-motion: reduce)';
export const lively = '(prefers-reduced-motion: no-preference)';

/** A pointer that can rest on something without pressing it: hover looks do not stick on a touch screen. */
export const canHover = '(hover: hover)';

/** A palette of the reader's own, as Windows' contrast themes: there even a transparent border has a colour. */
export const forcedColours = '(forced-colors: active)';

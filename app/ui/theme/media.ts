import { breakpoint } from './tokens.ts';

/** Media queries of the style sheets, smallest screen first. */
export const from = {
  medium: `(min-width: ${breakpoint.medium}px)`,
  wide: `(min-width: ${breakpoint.wide}px)`,
  desk: `(min-width: ${breakpoint.desk}px)`,
} as const;

export const calm = '(prefers-reduced-motion: reduce)';

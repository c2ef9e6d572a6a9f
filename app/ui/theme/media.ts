import { breakpoint } from './tokens.ts';

/** Media queries from a breakpoint upwards. Style sheets start with the smallest screen. */
export const from = {
  medium: `(min-width: ${breakpoint.medium}em)`,
  wide: `(min-width: ${breakpoint.wide}em)`,
  desk: `(min-width: ${breakpoint.desk}em)`,
} as const;

/** Media queries below a breakpoint, for rules that apply to small screens only. */
export const below = {
  medium: `(max-width: ${breakpoint.medium - 0.001}em)`,
  wide: `(max-width: ${breakpoint.wide - 0.001}em)`,
  desk: `(max-width: ${breakpoint.desk - 0.001}em)`,
} as const;

/** A low screen: a phone on its side, or a window at 400 %. The space above the title is smaller there. */
export const lowScreen = '(max-height: 30rem)';

/**
 * A phone with a text that its reader made at least half as large again: 24 px at a width of 360 px. What stands side by side at the usual size
 * stands below each other there.
 */
export const largeText = '(max-width: 16em)';

export const prefersDark = '(prefers-color-scheme: dark)';

export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const motionAllowed = '(prefers-reduced-motion: no-preference)';

/** Devices with a pointer that can hover. On a touch screen hover styles would stick after a tap. */
export const canHover = '(hover: hover)';

/** A palette of the reader's own, such as Windows contrast themes. In it even a transparent border is visible. */
export const forcedColours = '(forced-colors: active)';

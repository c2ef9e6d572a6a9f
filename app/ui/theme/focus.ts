import { colour } from './contract.css.ts';

/** A 3 px ring that shows on any ground: an outline, so that forced colours keep it, with a gap of its own. */
export const focusRing = {
  outline: `3px solid ${colour.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${colour.focusGap}`,
} as const;

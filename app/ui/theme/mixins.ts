import { colour } from './contract.css.ts';
import { pageWidth, radius, space } from './tokens.ts';

/** Centres content in the window with space at its edges: the same for `Page` and the bands of the frame. */
export const container = {
  inlineSize: '100%',
  maxInlineSize: pageWidth.page,
  marginInline: 'auto',
  paddingInline: `clamp(${space[4]}, 4vw, ${space[6]})`,
} as const;

/** A card, a list or a form, which stands out from the page by a thin line and its own ground. */
export const framed = {
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
} as const;

/**
 * A colour between two, or one that is seen through. Without spaces after the commas, as the build leaves them in rules with variables.
 *
 * @param share of the first, in percent
 */
export const blend = (one: string, share: number, other = 'transparent') =>
  `color-mix(in oklab,${one} ${share}%,${other})`;

/**
 * Matches an element that has no next sibling yet, so a slow line may still bring parts of it that move the others. Not `:last-child`, which
 * Chromium matches only when the parent has ended.
 */
export const stillComing = ':not(:has(+ *))';

/**
 * Laid out only when the reader comes near. Shadows and focus rings may stand out of it by as much as the margin. On paper it is to be
 * `visible`, which the style sheet says.
 *
 * @param room how high it is taken to be at first, such as `60rem`
 */
export const laidOutNear = (room: string) =>
  ({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${room}`,
    overflowClipMargin: space[5],
  }) as const;

/** Out of sight but still read aloud, which `display: none` would not be. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

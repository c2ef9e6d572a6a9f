import { colour } from './contract.css.ts';
import { from, prefersDark } from './media.ts';
import { pageWidth, radius, space } from './tokens.ts';

/** Centres content in the window with space at the edges. `Page` and the bands of the frame share it. */
export const container = {
  inlineSize: '100%',
  maxInlineSize: pageWidth.page,
  marginInline: 'auto',
  paddingInline: `clamp(${space[4]}, 4vw, ${space[6]})`,
} as const;

/** Look of a card, list or form: a thin border and its own background. */
export const framed = {
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
} as const;

/** Arrow of a control that opens something, for its `::after`. An element would cost two nodes in each menu. */
export const chevronAfter = {
  content: '',
  flexShrink: 0,
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  marginInline: space[1],
  borderBlockEnd: '2px solid',
  borderInlineEnd: '2px solid',
  // The corner that is drawn points down on a page from right to left too.
  direction: 'ltr',
  rotate: '45deg',
  translate: '0 -0.125rem',
} as const;

/** Rule for `chevronAfter` while the control is open. */
export const chevronUp = { rotate: '225deg', translate: '0 0.125rem' } as const;

/** Value of `content` for the arrow of a link that leads on. A page from right to left turns it (`localized-fonts.css.ts`). */
export const forwardArrow = 'var(--forward,"→") / ""';

/** Summary of a `<details>` with its chevron at the end of the line. */
export const summaryWithChevron = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { ...chevronAfter, color: colour.link },
    'details[open] > &::after': chevronUp,
  },
} as const;

/** Browsers without `::details-content` cannot open a closed `<details>` by a rule. They fold it at every width. */
export const opensByRule = 'selector(::details-content)';

/** Rule of a fold that is open on a wide screen, in browsers that open it there. */
export const whereOpen = <const Rule>(rule: Rule) =>
  ({ '@supports': { [opensByRule]: { '@media': { [from.medium]: rule } } } }) as const;

/**
 * Rule of a summary with the only heading of its content, where the content is open by a rule. The heading stays: its children
 * need `visibility: visible`. The summary around it is hidden, so it takes no focus and is no button.
 */
export const headingOnly = {
  display: 'block',
  visibility: 'hidden',
  minBlockSize: 0,
  padding: 0,
  border: 0,
  cursor: 'auto',
} as const;

/**
 * Mixes two colours, or makes one partly transparent. The value has no spaces after commas, because the build does not
 * remove them in rules with variables.
 *
 * @param share share of the first colour in percent
 */
export const blend = (one: string, share: number, other = 'transparent') =>
  `color-mix(in oklab,${one} ${share}%,${other})`;

/**
 * Matches an element without a next sibling, so the response is still streaming and its later parts may move earlier
 * ones. `:last-child` does not work: Chromium matches it only when the parent has ended.
 */
export const stillStreaming = ':not(:has(+ *))';

/**
 * Defers layout until the reader comes near. Shadows and focus rings may extend beyond it by the clip margin. The style
 * sheet must set `contentVisibility: 'visible'` for print.
 *
 * @param room estimated height before layout, such as `60rem`
 */
export const deferLayout = (room: string) =>
  ({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${room}`,
    overflowClipMargin: space[5],
  }) as const;

/** Dims a drawn room or cover in the dark scheme, where daylight would be too bright. For an image or a drawing. */
export const dimmedInDark = {
  '@media': { [prefersDark]: { filter: 'brightness(0.72) saturate(0.9)' } },
} as const;

/** Hides content visually but not from screen readers, unlike `display: none`. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** The same for a name on one line: a screen reader could spell a word that the narrow box breaks. */
export const visuallyHiddenLine = { ...visuallyHidden, whiteSpace: 'nowrap' } as const;

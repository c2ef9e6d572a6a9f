import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, from } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { toastSpace } from '#app/ui/theme/toast-space.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

/** Container of the list of sections and the open section. */
export const listPage = createContainer();

/** Whether the list stands beside the section. The width of the page decides, because the staff menu takes some of the window. */
export const besideList = {
  beside: `${listPage} (width >= 56rem)`,
  alone: `${listPage} (width < 56rem)`,
} as const;

/** Link back to the list, where the list is not in sight. */
export const back = featureStyle({
  paddingBlockEnd: space[2],
  '@container': { [besideList.beside]: { display: 'none' } },
});

/** Maximum width of a form: wide enough for an address, and still easy to read. */
export const column = featureStyle({ maxInlineSize: '46rem' });

export const panel = featureStyle({
  // Clips the square corners of the sticky save bar. `hidden` would create a scroll container, which breaks
  // `sticky`.
  overflow: 'clip',
  padding: space[5],
  ...framed,
});

export const list = featureStyle({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  ...framed,
});

export const title = featureStyle({ fontSize: fontSize.body });

/** Makes the whole row clickable. Screen readers hear only the link of the title. */
export const rowLink = featureStyle({
  color: colour.link,
  fontWeight: fontWeight.strong,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const soft = featureStyle({ color: colour.textSoft, fontSize: fontSize.small, lineHeight: 1.45 });

export const points = featureStyle({ display: 'grid', gap: space[2], paddingInlineStart: space[5] });

export const folded = featureStyle({
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  overflowWrap: 'anywhere',
});

export const summary = featureStyle({ fontWeight: fontWeight.strong, cursor: 'pointer' });

export const changes = featureStyle({
  display: 'grid',
  gap: space[4],
  marginBlockStart: space[4],
  padding: 0,
  listStyle: 'none',
});

export const change = featureStyle({
  display: 'grid',
  gap: space[1],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${colour.line}`,
});

export const text = featureStyle({ whiteSpace: 'pre-line' });

export const days = featureStyle({
  display: 'grid',
  gap: space[4],
  border: 0,
  padding: 0,
  margin: 0,
  minInlineSize: 0,
});

export const legend = featureStyle({
  paddingInline: 0,
  paddingBlockEnd: space[1],
  fontWeight: fontWeight.strong,
});

export const day = featureStyle({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)' } },
});

/** Two fields side by side on wider screens. */
export const pair = featureStyle({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Days above times on a phone; all four fields in one row on wider screens. */
export const hours = featureStyle({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  border: 0,
  padding: 0,
  margin: 0,
  minInlineSize: 0,
  '@media': {
    [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) repeat(2, 8.5rem)' },
  },
});

// Names of weekdays do not fit in half the width of a phone.
globalStyle(
  `${hours} > :nth-of-type(-n + 2)`,
  featureRule({ '@media': { [below.medium]: { gridColumn: '1 / -1' } } }),
);

export const rowLegend = featureStyle({
  padding: 0,
  color: colour.textSoft,
  fontSize: fontSize.small,
});

export const heading = featureStyle({ fontSize: fontSize.h4 });

export const photographRow = featureStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'center',
  '@media': { [from.medium]: { gridTemplateColumns: '6rem minmax(0, 1fr) auto' } },
  padding: `${space[3]} ${space[5]}`,
  borderBlockEnd: `1px solid ${colour.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

/** Below the text on a phone, beside it on wider screens. */
export const kind = featureStyle({
  gridColumn: 2,
  '@media': { [from.medium]: { gridColumn: 3 } },
});

export const thumbnail = featureStyle({
  inlineSize: '6rem',
  blockSize: '3.375rem',
  gridRow: 'span 2',
  objectFit: 'cover',
  borderRadius: radius.small,
  background: colour.subtle,
});

export const pages = featureStyle({
  display: 'grid',
  columnGap: space[5],
  margin: 0,
  padding: `${space[4]} ${space[5]}`,
  ...framed,
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/**
 * `float` makes the legend a normal grid item. Otherwise browsers draw it into the border of the fieldset.
 */
export const clinic = style([
  legend,
  featureRule({ float: 'inline-start', gridColumn: '1 / -1', paddingBlockEnd: space[2] }),
]);

/**
 * Buttons for the ticked pages. Sticky on wider screens, so that they stay visible while pages are ticked.
 */
export const marks = featureStyle({
  '@media': { [from.medium]: { position: 'sticky', insetBlockEnd: toastSpace } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  padding: space[4],
  ...framed,
});

import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, canHover, from, largeText } from '#app/ui/theme/media.ts';
import { opensByRule } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { font, fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

export const parts = featureStyle({
  display: 'grid',
  gap: space[7],
  '@media': { [below.medium]: { gap: space[5] } },
});

export const search = featureStyle({ maxInlineSize: '34rem' });

/** On a phone the parts are near enough to each other. */
export const jumps = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  '@media': { [below.medium]: { '@supports': { [opensByRule]: { display: 'none' } } } },
});

export const letters = featureStyle({ display: 'flex', flexWrap: 'wrap', marginBlock: space[3] });

export const letter = featureStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  borderRadius: radius.small,
  color: colour.link,
  fontWeight: fontWeight.strong,
});

/** On a phone the letters themselves open their lists. */
export const lettersNav = featureStyle({
  '@media': {
    [below.medium]: { '@supports': { [opensByRule]: { display: 'none' } } },
  },
});

export const columns = featureStyle({
  '@media': {
    [below.medium]: { marginBlockStart: space[3] },
    [from.medium]: { columns: '3 15rem', columnGap: space[7] },
  },
});
globalStyle(
  `${columns} > details`,
  featureRule({ '@media': { [from.medium]: { breakInside: 'avoid-column', paddingBlockEnd: space[5] } } }),
);

export const heading = featureStyle({
  fontFamily: font.heading,
  fontSize: fontSize.h4,
  '@media': {
    [below.medium]: { color: 'inherit' },
    [from.medium]: { paddingBlockEnd: space[1], borderBlockEnd: `1px solid ${colour.line}` },
  },
});

/** Names in two columns on a phone. The scroll margin keeps the letter in view above them. */
export const entries = featureStyle({
  scrollMarginBlockStart: space[8],
  '@media': {
    [below.medium]: { columns: 2, columnGap: space[4], paddingBlock: space[2] },
    [largeText]: { columns: 1 },
  },
});

export const entry = featureStyle({
  display: 'block',
  breakInside: 'avoid',
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  color: colour.link,
  lineHeight: 1.4,
  textDecoration: 'none',
  '@media': {
    [below.medium]: { paddingBlock: space[1], lineHeight: 1.3 },
    [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
  },
});

/** Title of the page below another name of it. */
export const title = featureStyle({ display: 'block', color: colour.textSoft, fontSize: fontSize.small });

printRule(`${search}, ${jumps}, ${letters}`, { display: 'none' });
printRule(parts, { display: 'block' });
printRule(columns, { columns: 3, columnGap: '14pt', fontSize: '9pt' });
printRule(`${columns} > details`, { paddingBlockEnd: '4pt' });
printRule(entries, { columns: 1, padding: 0 });
printRule(heading, { breakAfter: 'avoid', fontSize: '10pt' });
printRule(entry, { minBlockSize: 0, paddingBlock: '1pt', color: '#000', lineHeight: 1.25 });
printRule(title, { display: 'inline', fontSize: '8pt' });
printRule(`${title}::before`, { content: '"→ "' });

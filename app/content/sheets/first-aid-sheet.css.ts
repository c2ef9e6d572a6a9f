import { globalStyle } from '@vanilla-extract/css';
import { content, head, headWords, lead, page, side } from '#app/ui/question-page/question-page.css.ts';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { font, fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

export const ring = featureStyle({
  display: 'block',
  color: colour.heading,
  fontSize: fontSize.h3,
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
});

export const sheet = featureStyle({ display: 'grid', gap: space[5], minInlineSize: 0 });

/** One column on a phone. On wider screens the first box has a row of its own, and the other eight stand in pairs. */
export const boxes = featureStyle({
  display: 'grid',
  gap: space[4],
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const box = featureStyle({
  ...framed,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[4]} ${space[5]} ${space[5]}`,
  scrollMarginBlockStart: space[4],
  selectors: {
    '&:first-child': { gridColumn: '1 / -1', background: colour.accentSoft },
    '&:target': { outline: `3px solid ${colour.accent}` },
  },
});

export const place = featureStyle({
  color: colour.onAccentSoft,
  fontFamily: font.heading,
  fontSize: '2.75rem',
  fontVariantNumeric: 'lining-nums',
  fontWeight: fontWeight.heading,
  lineHeight: 1,
});

export const title = featureStyle({ fontSize: fontSize.h4, lineHeight: 1.3 });

export const text = featureStyle({ gridColumn: '1 / -1', alignSelf: 'start' });

export const link = featureStyle({ fontWeight: fontWeight.strong, whiteSpace: 'nowrap' });
globalStyle(`${box}:first-child ${link}`, featureRule({ color: colour.onAccentSoft }));

export const onScreen = featureStyle({});

// On paper: three rows of three, large enough to read on a wall.
printRule(`${onScreen}, ${content}:has(> ${sheet}) + ${side}`, { display: 'none' });
printRule(`${page}:has(${sheet})`, { display: 'block', paddingBlock: '4pt 0' });
printRule(`body:has(${sheet}) header`, { display: 'none' });
printRule(`${headWords}:has(${ring})`, { display: 'block', padding: '0 0 4pt' });
printRule(`${head}:has(${ring}) h1`, { fontSize: '26pt', lineHeight: 1.15 });
printRule(`${lead} > ${ring}`, { color: '#000', fontSize: '15pt' });
printRule(sheet, { gap: '6pt' });
printRule(boxes, {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gridAutoRows: '1fr',
  gap: '6pt',
  blockSize: '225mm',
});
printRule(box, {
  gap: '4pt 6pt',
  padding: '7pt 8pt',
  border: '1.2pt solid #000',
  background: 'none',
  breakInside: 'avoid',
});
printRule(`${box}:first-child`, { gridColumn: 'auto', borderWidth: '2.4pt', background: 'none' });
printRule(`${box}:target`, { outline: 'none' });
printRule(place, { color: '#000', fontSize: '30pt' });
printRule(title, { color: '#000', fontSize: '12pt', lineHeight: 1.2 });
printRule(text, { color: '#000', fontSize: '12pt', lineHeight: 1.35 });
printRule(`${box}:first-child ${link}, ${link}`, { color: '#000', textDecoration: 'none' });

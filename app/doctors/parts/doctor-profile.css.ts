import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureLayer } from '#app/ui/theme/layers.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { container } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, measure, space } from '#app/ui/theme/tokens.ts';

/** Booking follows the name, and on a phone it is on the first screen. On a wide screen it is a column beside all other sections. */
export const profile = featureStyle({
  ...container,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6'],
  paddingBlock: `${space['3']} ${space['7']}`,
  // Long words break, because they would otherwise widen the page.
  overflowWrap: 'anywhere',
  '@media': {
    [from.wide]: {
      paddingBlockStart: space['6'],
      gridTemplateColumns: `minmax(0, ${measure}) 22rem`,
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"who booking" "more booking"',
      justifyContent: 'space-between',
      columnGap: space['7'],
      rowGap: space['7'],
    },
  },
});

const inArea = (area: string) => ({ '@media': { [from.wide]: { gridArea: area } } });

export const who = featureStyle({ display: 'grid', gap: space['4'], ...inArea('who') });

export const booking = featureStyle(inArea('booking'));
globalStyle(`${booking} > *`, {
  '@layer': {
    [featureLayer]: {
      '@media': { [from.wide]: { position: 'sticky', insetBlockStart: space['5'] } },
    },
  },
});

export const more = featureStyle({ display: 'grid', gap: space['7'], ...inArea('more') });

export const section = featureStyle({ display: 'grid', gap: space['3'] });

/** Text of staff, shown with its line breaks. */
export const typedText = featureStyle({ whiteSpace: 'pre-line', lineHeight: 1.65 });

export const credentials = featureStyle({
  display: 'grid',
  gap: space['4'],
  marginBlockStart: space['3'],
  '@media': { [from.medium]: { gridTemplateColumns: '1fr 1fr', columnGap: space['6'] } },
});

export const term = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });

export const points = style(
  featureRule({ display: 'grid', gap: space['2'], paddingInlineStart: '1.4em', lineHeight: 1.6 }),
);
globalStyle(`${points} > li::marker`, { '@layer': { [featureLayer]: { color: colour.link } } });

export const others = featureStyle({ borderBlockEnd: `1px solid ${colour.line}` });

export const other = featureStyle({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space['4'],
  paddingBlock: space['4'],
  borderBlockStart: `1px solid ${colour.line}`,
});

export const otherName = featureStyle({ fontSize: fontSize.h4 });

export const detail = featureStyle({ color: colour.textSoft, lineHeight: 1.4 });

printRule(profile, { display: 'block' });
printRule(`${who}, ${booking}, ${section}`, { marginBlockEnd: '13pt', breakInside: 'avoid' });

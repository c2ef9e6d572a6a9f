import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, from } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

const inColumns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const list = featureStyle({
  display: 'grid',
  gap: space['2'],
  ...inColumns(2),
  '@media': { [from.medium]: { gap: space['3'] }, [from.wide]: inColumns(4) },
});

/** With a last tile of two columns, seven tiles fill rows of two and rows of four. */
export const item = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: space['3'],
  minBlockSize: '3.5rem',
  padding: `${space['2']} ${space['3']}`,
  borderRadius: radius.medium,
  background: colour.subtle,
  selectors: { '&:last-child': { gridColumn: 'span 2' } },
  '@media': { [from.medium]: { padding: `${space['3']} ${space['4']}` } },
});

globalStyle(`${item} > svg`, featureRule({ color: colour.link }));

export const title = featureStyle({
  color: colour.heading,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media': { [from.medium]: { fontSize: fontSize.body } },
});

export const note = featureStyle({
  gridColumn: 2,
  fontSize: fontSize.small,
  '@media': { [below.medium]: { gridColumn: '1 / -1', paddingBlockStart: space['1'] } },
  lineHeight: 1.45,
  color: colour.textSoft,
});

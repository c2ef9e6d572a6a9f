import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

export const group = featureStyle({ display: 'grid', gap: space['3'], minInlineSize: 0 });

// Breakpoints of the table's container. Below 56rem each row is a card, the same as in app/ui/table.
const card = '(width < 56rem)';
const narrowCard = '(width < 32rem)';

// Fixed widths align the columns of all categories.
globalStyle(`${group} th:first-child`, featureRule({ inlineSize: '3.5rem' }));
globalStyle(`${group} th:last-child`, featureRule({ inlineSize: '10rem' }));

// Cards of three columns need no field names, so they keep the layout of a row.
globalStyle(
  `${group} tbody tr`,
  featureRule({
    scrollMarginBlockStart: space['8'],
    '@container': {
      [card]: {
        display: 'grid',
        gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
        columnGap: space['3'],
        alignItems: 'center',
      },
      [narrowCard]: { alignItems: 'start' },
    },
  }),
);
// Highlights the row that a link in the notice leads to.
globalStyle(`${group} tbody tr:target`, featureRule({ background: colour.accentSoft }));

globalStyle(`${group} tbody td`, featureRule({ '@container': { [card]: { display: 'block' } } }));
globalStyle(
  `${group} tbody td > [aria-hidden]:first-child`,
  featureRule({ '@container': { [card]: { display: 'none' } } }),
);
globalStyle(
  `${group} tbody td:last-child`,
  featureRule({
    '@container': { [narrowCard]: { gridColumn: 2, paddingBlock: 0, marginInlineStart: `-${space['3']}` } },
  }),
);

export const groupHeading = featureStyle({ fontSize: fontSize.h4 });

export const empty = featureStyle({
  padding: space['5'],
  ...framed,
});

export const notice = featureStyle({
  display: 'flex',
  gap: space['3'],
  padding: `${space['3']} ${space['4']}`,
  borderRadius: radius.medium,
  background: colour.accentSoft,
  color: colour.onAccentSoft,
  overflowWrap: 'anywhere',
});
globalStyle(`${notice} > svg`, featureRule({ flexShrink: 0, marginBlockStart: '0.2rem' }));
globalStyle(`${notice} a`, featureRule({ color: 'inherit' }));

export const link = featureStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space['1']} ${space['4']}`,
});

export const onlyHidden = featureStyle({ color: colour.textSoft });

export const thumbnail = featureStyle({
  flexShrink: 0,
  inlineSize: '4.5rem',
  blockSize: '2.5rem',
  borderRadius: radius.small,
  objectFit: 'cover',
  background: colour.subtle,
});

export const noticeList = featureStyle({ paddingInlineStart: '1.25em' });

export const about = featureStyle({
  display: 'grid',
  flex: '1 1 12rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  lineHeight: '1.25rem',
  '@container': { [card]: { lineHeight: '1.5rem' } },
});

export const addressLink = featureStyle({ display: 'flex', alignItems: 'center', minInlineSize: 0 });
globalStyle(`${addressLink} > svg`, featureRule({ flexShrink: 0 }));

export const address = featureStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});

export const name = featureStyle({ fontWeight: fontWeight.strong });

export const state = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['1']} ${space['3']}`,
  // Next to the text if both fit, otherwise below it. Wrapping is used because container queries apply one frame late.
  maxInlineSize: 'max(62%, 16rem)',
  minInlineSize: 0,
  color: colour.textSoft,
  fontSize: fontSize.small,
});

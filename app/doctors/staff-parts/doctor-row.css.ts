import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, space } from '#app/ui/theme/tokens.ts';

export const table = style({});

// Breakpoints of the table's container, the same as in app/ui/table. Below 56rem each row is a card.
const rows = '(width >= 56rem)';
const cards = '(width < 56rem)';
const oneCard = '(width < 36rem)';

// Widths in column order. Columns without a width share the rest; their text is shortened to fit.
const widths = ['3.75rem', '15%', '13.5%', '6.75rem', '', '5.25rem', '4.25rem', '9rem', '4.5rem', '8.75rem'];
for (const [index, inlineSize] of widths.entries()) {
  if (inlineSize === '') continue;
  globalStyle(
    `${table} th:nth-child(${index + 1})`,
    featureRule({ '@container': { [rows]: { inlineSize } } }),
  );
}
globalStyle(
  `${table} :is(th, td)`,
  featureRule({ '@container': { [rows]: { paddingInline: `${space['2']} ${space['1']}` } } }),
);

// The narrowest tables with ten columns hide the switch drawn in the availability badge, and share the rest of the width.
const narrowRows = '(56rem <= width < 66rem)';
globalStyle(
  `${table} th:nth-child(8)`,
  featureRule({ '@container': { [narrowRows]: { inlineSize: '6.75rem' } } }),
);
globalStyle(
  `${table} th:nth-child(4)`,
  featureRule({ '@container': { [narrowRows]: { inlineSize: 'auto' } } }),
);
globalStyle(
  `${table} [data-field="availability"] button > [aria-hidden]`,
  featureRule({ '@container': { [narrowRows]: { display: 'none' } } }),
);

// Cards have the picture next to the name, and below them the values and buttons that staff use most.
globalStyle(
  `${table} tbody`,
  featureRule({
    '@container': {
      [cards]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        // Opened details take a whole grid row. `dense` fills the gap next to the opened card with the card after it.
        gridAutoFlow: 'dense',
        gap: space['3'],
      },
      [oneCard]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
globalStyle(
  `${table} tbody tr`,
  featureRule({
    scrollMarginBlockStart: space['8'],
    '@container': {
      [cards]: { gridColumn: '1 / -1', margin: '0 !important' },
    },
  }),
);
globalStyle(
  `${table} tbody tr:has(> [data-field])`,
  featureRule({
    '@container': {
      [cards]: {
        display: 'grid',
        gridColumn: 'auto',
        gridTemplateColumns: '2.75rem repeat(5, minmax(0, 1fr))',
        gridTemplateAreas: `
          "image name name name name name"
          "image special special special special special"
          "hospital hospital hospital hospital hospital hospital"
          "contact contact contact contact contact contact"
          "years years fees fees details details"
          "free free free actions actions actions"`,
        alignItems: 'center',
        alignContent: 'start',
        columnGap: space['3'],
        rowGap: 0,
      },
    },
  }),
);
const areas = {
  image: 'image',
  name: 'name',
  contact: 'contact',
  specialization: 'special',
  hospital: 'hospital',
  experience: 'years',
  fees: 'fees',
  availability: 'free',
  details: 'details',
  actions: 'actions',
} as const;
for (const [field, gridArea] of Object.entries(areas)) {
  globalStyle(
    `${table} tbody [data-field="${field}"]`,
    featureRule({ '@container': { [cards]: { display: 'block', gridArea, padding: `${space['1']} 0` } } }),
  );
}
for (const field of ['details', 'actions']) {
  globalStyle(
    `${table} tbody [data-field="${field}"]`,
    featureRule({ '@container': { [cards]: { justifySelf: 'end' } } }),
  );
}
globalStyle(
  `${table} tbody td > [aria-hidden]:first-child`,
  featureRule({ '@container': { [cards]: { display: 'none' } } }),
);

// The badge of hidden doctors is small, so that their rows are as high as the others.
globalStyle(
  `${table} [data-field="name"] > div > :nth-child(2)`,
  featureRule({
    '@container': {
      [rows]: { paddingInline: space['2'], fontSize: '0.8125rem', lineHeight: 1.3, whiteSpace: 'nowrap' },
    },
  }),
);

export const name = featureStyle({ display: 'block', fontWeight: 600 });
// A name has two lines, and only a longer one is cut. Hover and focus show the whole name, as for every shortened text.
globalStyle(
  `${name} > :not(:hover, :focus-visible) > span`,
  featureRule({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    lineHeight: 1.4,
  }),
);

// A specialization has two lines where the rows are in columns.
globalStyle(
  `${table} [data-field="specialization"] > div > :not(:hover, :focus-visible) > span`,
  featureRule({
    '@container': {
      [rows]: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        whiteSpace: 'normal',
        overflowWrap: 'break-word',
      },
    },
  }),
);

export const contact = featureStyle({
  display: 'grid',
  // On one line: two links below each other would need more than the height of a row.
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space['2'],
  fontSize: fontSize.small,
  lineHeight: '1.5rem',
  '@container': { [cards]: { columnGap: space['4'], minBlockSize: '2rem' } },
});
// The phone number comes before the mail address, because staff call more often than they write.
globalStyle(`${contact} > :last-child`, featureRule({ order: -1 }));

export const details = featureStyle({
  display: 'grid',
  gap: `${space['3']} ${space['5']}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});

export const detailActions = featureStyle({ marginBlockStart: space['3'] });

export const term = featureStyle({ fontWeight: 600, fontSize: fontSize.small, color: colour.textSoft });

export const longText = featureStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

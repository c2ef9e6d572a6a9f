import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { below, from } from '../theme/media.ts';
import { chevronAfter, chevronUp, container } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { font, fontSize, fontWeight, space } from '../theme/tokens.ts';
import { option } from './menu-entry.css.ts';

export const groups = uiStyle({
  '@media': {
    [from.wide]: {
      ...container,
      columns: '5 11rem',
      columnGap: space[3],
      paddingBlock: space[5],
      fontSize: fontSize.small,
    },
  },
});

export const group = style(uiRule({ breakInside: 'avoid' }));

export const summary = uiStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${colour.line}`,
  color: colour.heading,
  fontWeight: fontWeight.strong,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': chevronAfter,
  },
});
globalStyle(`[open] > ${summary}::after`, uiRule(chevronUp));

export const pages = uiStyle({
  '@media': { [below.wide]: { paddingBlock: space[2], borderBlockEnd: `1px solid ${colour.line}` } },
});

// On a wide screen all groups are open and a heading replaces the summary. A browser that cannot style the content of
// closed details keeps the summaries.
const opens = 'selector(::details-content)';
const whereOpen = (rule: object) =>
  uiRule({ '@supports': { [opens]: { '@media': { [from.wide]: rule } } } } as Parameters<typeof uiRule>[0]);
globalStyle(`${group}::details-content`, whereOpen({ contentVisibility: 'visible', blockSize: 'auto' }));
globalStyle(`${group} > ${summary}`, whereOpen({ display: 'none' }));
globalStyle(
  `${groups} > ${group}`,
  whereOpen({ marginInline: `calc(-1 * ${space[3]})`, paddingBlockEnd: space[4] }),
);
globalStyle(`[popover] > ${group}`, whereOpen({ padding: space[2] }));
// The heading repeats the list's accessible name, so it has no alternative text.
globalStyle(
  `${groups} ${pages}::before`,
  whereOpen({
    content: 'attr(aria-label) / ""',
    display: 'block',
    padding: `${space[2]} ${space[3]}`,
    color: colour.heading,
    fontFamily: font.heading,
    fontSize: fontSize.body,
    fontWeight: fontWeight.heading,
    lineHeight: 1.3,
  }),
);

// Entries are less tall for a mouse than for a finger, so that all are visible on a laptop 768 px high.
globalStyle(
  `${groups} ${option}`,
  uiRule({ '@media': { [`${from.wide} and (pointer: fine)`]: { minBlockSize: '2.25rem' } } }),
);

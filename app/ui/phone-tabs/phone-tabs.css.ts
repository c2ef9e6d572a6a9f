import { globalStyle } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { below, forcedColours, from } from '../theme/media.ts';
import { headingOnly, opensByRule, whereOpen } from '../theme/mixins.ts';
import { printRule, uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, fontWeight, radius } from '../theme/tokens.ts';

const onPhone = (rule: object) => ({ '@media': { [`screen and ${below.medium}`]: rule } });

/** On a phone: names in rows. Seven fit side by side at 360 px, also in the larger text of Hindi. */
export const tabs = uiStyle(
  onPhone({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(2.625rem, 1fr))',
    gap: '0.125rem',
  }),
);

/** A part. Its name and its content are cells of the grid, so that the open content stands below all names and no name moves. */
export const tab = uiStyle({ '@supports': { [opensByRule]: onPhone({ display: 'contents' }) } });
// Browsers without the pseudo-element open a part across the row of its name.
globalStyle(`${tab}[open]`, uiRule(onPhone({ gridColumn: '1 / -1' })));

globalStyle(
  `${tab}::details-content`,
  uiRule({
    '@media': {
      [`screen and ${below.medium}`]: { gridColumn: '1 / -1', order: 1 },
      [from.medium]: { contentVisibility: 'visible', blockSize: 'auto' },
    },
  }),
);
// Takes no row, and the search of the browser still finds its text.
globalStyle(`${tab}:not([open])::details-content`, uiRule(onPhone({ position: 'absolute' })));

export const name = uiStyle({
  ...onPhone({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '2.75rem',
    border: `1px solid ${colour.line}`,
    borderRadius: radius.small,
    background: colour.surface,
    color: colour.link,
    fontSize: fontSize.small,
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
  }),
  ...whereOpen(headingOnly),
});
globalStyle(`${name} > *`, uiRule(whereOpen({ visibility: 'visible' })));
globalStyle(`${name}::-webkit-details-marker`, uiRule(onPhone({ display: 'none' })));
globalStyle(
  `${tab}[open] > ${name}`,
  uiRule({
    '@media': {
      [`screen and ${below.medium}`]: {
        borderColor: 'transparent',
        background: colour.action,
        color: colour.onAction,
      },
      [`${forcedColours} and ${below.medium}`]: { outline: '2px solid' },
    },
  }),
);

printRule(`${tab}::details-content`, { contentVisibility: 'visible', blockSize: 'auto' });
printRule(name, { display: 'block' });

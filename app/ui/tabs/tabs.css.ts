import { globalStyle } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { forcedColours } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, fontWeight, space } from '../theme/tokens.ts';

export const tabs = uiStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const list = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[1]}`,
  borderBlockEnd: `1px solid ${colour.line}`,
});

export const tab = uiStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  minBlockSize: '2.75rem',
  marginBlockEnd: '-1px',
  padding: `${space[1]} ${space[3]}`,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'transparent',
  color: colour.link,
  fontSize: fontSize.body,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      borderBlockEndColor: colour.action,
      color: colour.text,
      fontWeight: fontWeight.strong,
    },
  },
  '@media': {
    [forcedColours]: { selectors: { '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' } } },
  },
});

export const note = uiStyle({
  color: colour.textSoft,
  fontSize: fontSize.small,
  fontWeight: fontWeight.text,
});
globalStyle(`${note}[data-wrong]`, uiRule({ color: colour.danger, fontWeight: fontWeight.strong }));

import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { canHover } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { duration, fontSize, radius, space } from '../theme/tokens.ts';

export const list = uiStyle({ minInlineSize: 0 });

export const summary = uiStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${list}[open] > &`]: { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  },
});

export const chosen = style(
  uiRule({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

globalStyle(
  `${summary} > svg`,
  uiRule({ flexShrink: 0, color: colour.textSoft, transition: `rotate ${duration.quick}` }),
);
globalStyle(`${list}[open] > ${summary} > svg`, uiRule({ rotate: '0.5turn' }));

export const panel = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[3],
  border: `1.5px solid ${colour.edge}`,
  borderBlockStart: 0,
  borderEndStartRadius: radius.medium,
  borderEndEndRadius: radius.medium,
  background: colour.surface,
});

export const shortcuts = style(
  uiRule({ display: 'flex', gap: space[2], '@media': { '(scripting: none)': { display: 'none' } } }),
);

export const options = style(
  uiRule({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))', gap: space[2] }),
);

export const option = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  padding: `${space[1]} ${space[3]}`,
  border: `1.5px solid ${colour.line}`,
  borderRadius: radius.round,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${duration.quick}, border-color ${duration.quick}`,
  selectors: {
    '&:has(:checked)': {
      borderColor: colour.action,
      background: colour.actionSoft,
      color: colour.onActionSoft,
    },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { borderColor: colour.action } } } },
});

globalStyle(
  `${option} > input`,
  uiRule({
    flexShrink: 0,
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    margin: 0,
    accentColor: colour.action,
    cursor: 'inherit',
  }),
);

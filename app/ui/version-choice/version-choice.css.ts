import { globalStyle } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { from } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '../theme/tokens.ts';

export const panel = uiStyle({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  border: `2px solid ${colour.accent}`,
  borderRadius: radius.medium,
  background: colour.surface,
});

export const heading = uiStyle({ fontSize: fontSize.h4 });

export const choice = uiStyle({ display: 'grid', gap: space[2], border: 0, padding: 0, minInlineSize: 0 });

export const legend = uiStyle({ paddingBlockEnd: space[1], fontWeight: fontWeight.strong });

export const versions = uiStyle({
  display: 'grid',
  gap: space[2],
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const version = uiStyle({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  minBlockSize: '2.75rem',
  padding: space[3],
  border: `1.5px solid ${colour.edge}`,
  borderRadius: radius.medium,
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { background: colour.actionSoft, color: colour.onActionSoft } },
});
globalStyle(
  `${version} input`,
  uiRule({ flexShrink: 0, inlineSize: '1.25rem', blockSize: '1.25rem', accentColor: colour.action }),
);

export const whose = uiStyle({ display: 'block', fontSize: fontSize.small, fontWeight: fontWeight.strong });

export const words = uiStyle({ display: 'block', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

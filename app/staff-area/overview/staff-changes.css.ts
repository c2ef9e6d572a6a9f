import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { space } from '#app/ui/theme/tokens.ts';

export const frame = featureStyle({
  padding: `${space[2]} ${space[4]}`,
  ...framed,
});

export const changes = featureStyle({ display: 'grid', padding: 0, listStyle: 'none' });

export const change = featureStyle({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
});
// A single line of text is a touch target that is too low, so links get padding.
globalStyle(`${change} a`, featureRule({ display: 'inline-block', paddingBlock: space[2] }));

export const time = featureStyle({ color: colour.textSoft, whiteSpace: 'nowrap' });

export const fold = featureStyle({ minBlockSize: '2.75rem', paddingBlock: space[2], cursor: 'pointer' });

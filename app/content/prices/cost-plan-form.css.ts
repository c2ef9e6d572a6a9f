import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { space } from '#app/ui/theme/tokens.ts';

export const form = featureStyle({ display: 'grid', gap: space[5], minInlineSize: 0 });

export const group = featureStyle({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  paddingBlockEnd: space[5],
  borderBlockEnd: `1px solid ${colour.line}`,
});

export const pair = style([
  group,
  featureRule({
    '@media': {
      [from.medium]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)', alignItems: 'start' },
    },
  }),
]);

/** Width for a number of two digits. */
export const few = featureStyle({ maxInlineSize: '19rem' });

/** Hidden while a pack is chosen, because a pack has a fixed number of sessions. The server then ignores this field. */
export const singleSessions = style([
  few,
  featureRule({
    selectors: {
      [`${form}:has(input[name='pack']:is([value='six'], [value='ten']):checked) &`]: { display: 'none' },
    },
  }),
]);

import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

export const groups = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: `${space[3]} ${space[6]}` });

export const group = featureStyle({ display: 'grid', gap: space[1] });

export const tabs = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  padding: 0,
  listStyle: 'none',
});

export const tab = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  paddingInline: space[4],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surface,
  color: colour.text,
  textDecoration: 'none',
});
globalStyle(
  `${tab}[aria-current]`,
  featureRule({ borderColor: colour.action, fontWeight: fontWeight.strong, background: colour.subtle }),
);

export const notice = featureStyle({ padding: space[4], ...framed });

export const cards = featureStyle({
  display: 'grid',
  gap: space[3],
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const card = featureStyle({
  display: 'grid',
  gap: space[3],
  alignItems: 'center',
  padding: space[4],
  ...framed,
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const facts = featureStyle({ display: 'grid', gap: space[1], minInlineSize: 0 });

export const steps = featureStyle({
  display: 'grid',
  gap: space[2],
  '@media': { [from.medium]: { justifyItems: 'end' } },
});

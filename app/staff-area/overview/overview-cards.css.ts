import { colour } from '#app/ui/theme/contract.css.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

export const cards = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: space[4],
  padding: 0,
  listStyle: 'none',
});

export const card = featureStyle({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space[2],
  padding: space[5],
  ...framed,
});

export const title = featureStyle({ color: colour.textSoft, fontSize: fontSize.body });

export const figure = featureStyle({
  color: colour.heading,
  fontSize: fontSize.h3,
  fontWeight: fontWeight.strong,
});

export const body = featureStyle({ color: colour.textSoft });

export const list = featureStyle({ display: 'grid', gap: space[1], padding: 0, listStyle: 'none' });

export const section = featureStyle({ display: 'grid', gap: space[3] });

export const heading = featureStyle({ fontSize: fontSize.h3 });

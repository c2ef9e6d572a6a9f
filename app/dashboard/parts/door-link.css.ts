import { colour } from '#app/ui/theme/contract.css.ts';
import { canHover } from '#app/ui/theme/media.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, radius, space } from '#app/ui/theme/tokens.ts';

export const doors = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: space[4],
  padding: 0,
  listStyle: 'none',
});

export const door = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  blockSize: '100%',
  padding: space[5],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  color: colour.text,
  textDecoration: 'none',
  '@media': { [canHover]: { selectors: { '&:hover': { borderColor: colour.action } } } },
});

export const icon = featureStyle({
  display: 'grid',
  placeItems: 'center',
  marginBlockEnd: space[3],
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: radius.medium,
  background: colour.actionSoft,
  color: colour.onActionSoft,
});

export const title = featureStyle({ fontSize: fontSize.h3 });

export const text = featureStyle({ color: colour.textSoft });

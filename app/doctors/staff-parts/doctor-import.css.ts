import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';

export const words = featureStyle({ overflowWrap: 'anywhere' });

export const changes = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
globalStyle(`${changes} del`, featureRule({ color: colour.textSoft }));
globalStyle(`${changes} ins`, featureRule({ textDecoration: 'none', fontWeight: 600 }));

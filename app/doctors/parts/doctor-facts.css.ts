import { colour } from '#app/ui/theme/contract.css.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { space } from '#app/ui/theme/tokens.ts';

export const facts = featureStyle({ display: 'grid', gap: space['2'], alignContent: 'start' });

export const fact = featureStyle({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space['3'],
  alignItems: 'start',
  lineHeight: 1.4,
  color: colour.textSoft,
  overflowWrap: 'anywhere',
});

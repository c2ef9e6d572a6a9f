import { colour } from '#app/ui/theme/contract.css.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { radius } from '#app/ui/theme/tokens.ts';

export const picture = featureStyle({
  flexShrink: 0,
  objectFit: 'cover',
  aspectRatio: '1',
  blockSize: 'auto',
  borderRadius: radius.medium,
  background: colour.subtle,
});

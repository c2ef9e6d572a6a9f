import { colour } from '#app/ui/theme/contract.css.ts';
import { dimmedInDark } from '#app/ui/theme/mixins.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, radius } from '#app/ui/theme/tokens.ts';

export const room = featureStyle(dimmedInDark);

export const thumbnail = featureStyle({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: radius.small,
  ...dimmedInDark,
});

export const illustrationNote = featureStyle({ fontSize: fontSize.small, color: colour.textSoft });

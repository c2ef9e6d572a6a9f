import { colour } from '#app/ui/theme/contract.css.ts';
import { dimmedInDark } from '#app/ui/theme/mixins.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize } from '#app/ui/theme/tokens.ts';

export const room = featureStyle(dimmedInDark);

export const illustrationNote = featureStyle({ fontSize: fontSize.small, color: colour.textSoft });

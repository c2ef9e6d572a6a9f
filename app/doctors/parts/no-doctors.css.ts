import { colour } from '#app/ui/theme/contract.css.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { fontWeight } from '#app/ui/theme/tokens.ts';

export const failure = featureStyle({ color: colour.danger, fontWeight: fontWeight.strong });

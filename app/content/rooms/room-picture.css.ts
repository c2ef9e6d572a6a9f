import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureRule } from '#app/ui/theme/rules.ts';
import { fontSize } from '#app/ui/theme/tokens.ts';

export const illustrationNote = style(featureRule({ fontSize: fontSize.small, color: colour.textSoft }));

import { style } from '@vanilla-extract/css';
import { colour } from '../../ui/theme/contract.css.ts';
import { featureRule } from '../../ui/theme/feature-rule.ts';
import { fontSize } from '../../ui/theme/tokens.ts';

export const note = style(featureRule({ fontSize: fontSize.small, color: colour.textSoft }));

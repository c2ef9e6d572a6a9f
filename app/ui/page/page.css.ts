import { style, styleVariants } from '@vanilla-extract/css';
import { measure, pageWidth, space } from '../theme/tokens.ts';
import { uiRule } from '../theme/ui-rule.ts';

const page = style(
  uiRule({ inlineSize: '100%', marginInline: 'auto', paddingInline: `clamp(${space[4]}, 4vw, ${space[6]})` }),
);

export const width = styleVariants({ text: measure, ...pageWidth }, (size) => [
  page,
  uiRule({ maxInlineSize: size }),
]);

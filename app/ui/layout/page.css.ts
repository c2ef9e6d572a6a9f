import { styleVariants } from '@vanilla-extract/css';
import { container } from '../theme/mixins.ts';
import { uiRule } from '../theme/rules.ts';
import { measure, pageWidth } from '../theme/tokens.ts';

export const width = styleVariants({ text: measure, ...pageWidth }, (size) =>
  uiRule({ ...container, maxInlineSize: size }),
);

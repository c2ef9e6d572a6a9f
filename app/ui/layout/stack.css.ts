import { style, styleVariants } from '@vanilla-extract/css';
import { uiRule } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';

export const stack = style(uiRule({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
export const cluster = style(uiRule({ display: 'flex', minInlineSize: 0 }));

export const wrapping = style(uiRule({ flexWrap: 'wrap' }));

export const gap = styleVariants(space, (size) => uiRule({ gap: size }));

export const align = styleVariants({
  start: uiRule({ alignItems: 'flex-start' }),
  center: uiRule({ alignItems: 'center' }),
  between: uiRule({ alignItems: 'center', justifyContent: 'space-between' }),
});

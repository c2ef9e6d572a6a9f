import { styleVariants } from '@vanilla-extract/css';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';

export const stack = uiStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const cluster = uiStyle({ display: 'flex', minInlineSize: 0 });

export const wrapping = uiStyle({ flexWrap: 'wrap' });

export const gap = styleVariants(space, (size) => uiRule({ gap: size }));

export const align = styleVariants({
  start: uiRule({ alignItems: 'flex-start' }),
  center: uiRule({ alignItems: 'center' }),
  between: uiRule({ alignItems: 'center', justifyContent: 'space-between' }),
});

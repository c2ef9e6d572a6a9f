import { style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiRule } from '../theme/ui-rule.ts';

export const hills = style(
  uiRule({ inlineSize: '100%', blockSize: 'clamp(4rem, 9vw, 7.5rem)', marginBlockEnd: '-1px' }),
);

const blend = (one: string, share: number, other: string) =>
  `color-mix(in oklab, ${one} ${share}%, ${other})`;

export const far = style(uiRule({ fill: blend(colour.action, 16, colour.ground) }));
export const middle = style(
  uiRule({ fill: blend(colour.band, 48, blend(colour.action, 40, colour.ground)) }),
);
export const near = style(uiRule({ fill: colour.band }));

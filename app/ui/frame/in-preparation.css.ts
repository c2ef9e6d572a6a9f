import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiLayer } from '../theme/layers.css.ts';
import { fontSize, fontWeight, space } from '../theme/tokens.ts';
import { uiRule } from '../theme/ui-rule.ts';

export const note = style(uiRule({ fontSize: fontSize.lead }));

export const heading = style(uiRule({ paddingBlockEnd: space[4] }));

export const step = style(uiRule({ paddingBlock: space[4], borderBlockStart: `1px solid ${colour.line}` }));

globalStyle(`${step} > a`, {
  '@layer': {
    [uiLayer]: {
      display: 'inline-block',
      paddingBlock: space[2],
      fontWeight: fontWeight.strong,
      fontSize: fontSize.h4,
    },
  },
});

export const detail = style(uiRule({ color: colour.textSoft }));

import { style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { canHover } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { radius } from '../theme/tokens.ts';

export const textLink = uiStyle({
  color: colour.link,
  borderRadius: radius.small,
  textDecorationThickness: '0.07em',
  '@media': { [canHover]: { selectors: { '&:hover': { textDecorationThickness: '0.14em' } } } },
});

export const newTabArrow = style(
  uiRule({ display: 'inline', verticalAlign: '-0.1em', marginInlineStart: '0.15em' }),
);

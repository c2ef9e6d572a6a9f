import { style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { font, fontWeight, radius, space } from '../theme/tokens.ts';
import { uiRule } from '../theme/ui-rule.ts';

export const logo = style(uiRule({ display: 'inline-flex', alignItems: 'center', gap: space[3] }));

export const mark = style(uiRule({ flexShrink: 0, inlineSize: '2.75rem', blockSize: '2.75rem' }));

export const name = style(
  uiRule({
    fontFamily: font.heading,
    fontSize: '1.0625rem',
    fontWeight: fontWeight.heading,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
  }),
);

export const place = style(uiRule({ display: 'block' }));

export const homeLink = style(
  uiRule({ display: 'flex', borderRadius: radius.medium, color: colour.heading, textDecoration: 'none' }),
);

import { colour } from '#app/ui/theme/contract.css.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize } from '#app/ui/theme/tokens.ts';

export const small = featureStyle({ color: colour.textSoft, fontSize: '0.8125rem' });

export const heading = featureStyle({ fontSize: fontSize.h4 });

export const visit = featureStyle({
  minBlockSize: '2.25rem',
  fontSize: fontSize.small,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const time = featureStyle({ color: colour.textSoft, fontSize: '0.8125rem' });

import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { chevronAfter, chevronUp } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontWeight, space } from '#app/ui/theme/tokens.ts';

const isSupported = 'selector(::details-content)';

export const fold = featureStyle({});

export const summary = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '3rem',
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${colour.line}`,
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { ...chevronAfter, color: colour.link },
    'details[open] > &::after': chevronUp,
  },
  '@supports': { [isSupported]: { '@media': { [from.medium]: { display: 'none' } } } },
});

globalStyle(
  `${fold}::details-content`,
  featureRule({ '@media': { [from.medium]: { contentVisibility: 'visible', blockSize: 'auto' } } }),
);

printRule(summary, { display: 'none' });
printRule(`${fold}::details-content`, { contentVisibility: 'visible', blockSize: 'auto' });

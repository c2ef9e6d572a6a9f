import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { summaryWithChevron } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontWeight, space } from '#app/ui/theme/tokens.ts';

const isSupported = 'selector(::details-content)';

export const fold = featureStyle({});

export const summary = featureStyle({
  ...summaryWithChevron,
  minBlockSize: '3rem',
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${colour.line}`,
  fontWeight: fontWeight.strong,
  '@supports': { [isSupported]: { '@media': { [from.medium]: { display: 'none' } } } },
});

globalStyle(
  `${fold}::details-content`,
  featureRule({ '@media': { [from.medium]: { contentVisibility: 'visible', blockSize: 'auto' } } }),
);

printRule(summary, { display: 'none' });
printRule(`${fold}::details-content`, { contentVisibility: 'visible', blockSize: 'auto' });

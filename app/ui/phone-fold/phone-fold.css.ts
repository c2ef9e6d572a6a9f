import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { below, from } from '../theme/media.ts';
import { headingOnly, opensByRule, summaryWithChevron, visuallyHidden, whereOpen } from '../theme/mixins.ts';
import { printRule, uiRule, uiStyle } from '../theme/rules.ts';
import { fontWeight, space } from '../theme/tokens.ts';

export const fold = uiStyle({});

const closed = {
  ...summaryWithChevron,
  minBlockSize: '3rem',
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${colour.line}`,
  fontWeight: fontWeight.strong,
} as const;

/** A summary that repeats what stands on a wide screen anyway. */
export const summary = uiStyle({ ...closed, ...whereOpen({ display: 'none' }) });

/** A summary with the only heading of its content, which stays on a wide screen. */
export const heading = style(
  uiRule({
    ...closed,
    ...whereOpen(headingOnly),
  }),
);
globalStyle(`${heading} > *`, uiRule(whereOpen({ visibility: 'visible' })));
globalStyle(`${heading}${heading}::after`, uiRule(whereOpen({ content: 'none' })));

/** A heading within the content that the summary repeats. Where the summary is shown, only screen readers get it. */
export const repeated = uiStyle({
  '@media': { [`screen and ${below.medium}`]: visuallyHidden },
  '@supports': { [`not ${opensByRule}`]: visuallyHidden },
});

globalStyle(
  `${fold}::details-content`,
  uiRule({ '@media': { [from.medium]: { contentVisibility: 'visible', blockSize: 'auto' } } }),
);

printRule(summary, { display: 'none' });
printRule(heading, { display: 'block', minBlockSize: 0, padding: 0, border: 0 });
printRule(`${heading}::after`, { display: 'none' });
printRule(`${fold}::details-content`, { contentVisibility: 'visible', blockSize: 'auto' });

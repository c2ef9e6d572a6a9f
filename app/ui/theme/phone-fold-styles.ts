import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from './contract.css.ts';
import { from } from './media.ts';
import { headingOnly, summaryWithChevron, whereOpen } from './mixins.ts';
import { printRule, uiRule, uiStyle } from './rules.ts';
import { fontWeight, space } from './tokens.ts';

/** Makes the classes of a fold, for a style sheet of the first view and for the one that loads before the footer. */
export function phoneFoldStyles() {
  const fold = uiStyle({});
  const line = uiStyle({
    ...summaryWithChevron,
    minBlockSize: '3rem',
    paddingBlock: space[2],
    borderBlockStart: `1px solid ${colour.line}`,
    fontWeight: fontWeight.strong,
  });
  /** A summary that repeats what stands on a wide screen anyway. */
  const repeating = uiStyle(whereOpen({ display: 'none' }));
  /** A summary with the only heading of its content, which stays on a wide screen. */
  const heading = style(uiRule(whereOpen(headingOnly)));
  globalStyle(`${heading} > *`, uiRule(whereOpen({ visibility: 'visible' })));
  globalStyle(`${heading}${heading}::after`, uiRule(whereOpen({ content: 'none' })));
  globalStyle(
    `${fold}::details-content`,
    uiRule({ '@media': { [from.medium]: { contentVisibility: 'visible', blockSize: 'auto' } } }),
  );
  printRule(repeating, { display: 'none' });
  printRule(heading, { display: 'block', minBlockSize: 0, padding: 0, border: 0 });
  printRule(`${heading}::after`, { display: 'none' });
  printRule(`${fold}::details-content`, { contentVisibility: 'visible', blockSize: 'auto' });
  return { fold, line, repeating: `${line} ${repeating}`, heading: `${line} ${heading}` };
}

import { summaryWithChevron } from '../theme/mixins.ts';
import { uiStyle } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';

/** The line of a folded text, which a tap opens. */
export const foldSummary = uiStyle({
  ...summaryWithChevron,
  minBlockSize: '3.25rem',
  paddingBlock: space[3],
});

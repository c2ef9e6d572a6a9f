import { colour } from '#app/ui/theme/contract.css.ts';
import { below } from '#app/ui/theme/media.ts';
import { featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { radius, space } from '#app/ui/theme/tokens.ts';

export const tools = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  padding: `${space[2]} ${space[5]}`,
  '@media': { [below.medium]: { columnGap: space[3], paddingInline: space[4] } },
  borderRadius: radius.large,
  background: colour.actionSoft,
});

export const tool = featureStyle({
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  color: colour.onActionSoft,
});

printRule(tools, { display: 'none' });

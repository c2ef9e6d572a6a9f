import { colour } from '#app/ui/theme/contract.css.ts';
import { featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { radius, space } from '#app/ui/theme/tokens.ts';

export const answer = featureStyle({
  display: 'grid',
  gap: space[3],
  maxInlineSize: '38rem',
  marginBlockStart: space[3],
});

/** Whether a bed is free: the first question of a doctor who refers. */
export const bed = featureStyle({
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.medium,
  background: colour.actionSoft,
  color: colour.onActionSoft,
});

// The statement is old by the time that somebody reads the paper.
printRule(bed, { display: 'none' });

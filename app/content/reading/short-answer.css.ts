import { featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, measure } from '#app/ui/theme/tokens.ts';

export const answer = featureStyle({
  maxInlineSize: measure,
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  // Space for the listen button, which must not move the text below.
  '@media': { '(scripting: enabled)': { paddingBlockEnd: '3.25rem' } },
});

printRule(answer, { maxInlineSize: 'none', paddingBlockEnd: 0, fontSize: '10pt', lineHeight: 1.3 });

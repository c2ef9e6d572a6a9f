import { featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, measure } from '#app/ui/theme/tokens.ts';

export const answer = featureStyle({ maxInlineSize: measure, fontSize: fontSize.lead, lineHeight: 1.5 });

printRule(answer, { maxInlineSize: 'none', fontSize: '10pt', lineHeight: 1.3 });

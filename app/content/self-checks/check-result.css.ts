import { content, head, side } from '#app/ui/question-page/question-page.css.ts';
import { featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, space } from '#app/ui/theme/tokens.ts';

export const result = featureStyle({ display: 'grid', gap: space[5], scrollMarginBlockStart: space[4] });

export const score = featureStyle({ fontSize: fontSize.h3, lineHeight: 1.4 });

export const givenAnswers = featureStyle({ display: 'grid', gap: space[2], paddingInlineStart: '1.6em' });

// Hidden on paper, which shows only the meaning of the score and the answers.
export const pressed = featureStyle({});
printRule(`${pressed}, ${content}:has(> ${result}) + ${side}`, { display: 'none' });
printRule(`${head}:has(+ * ${result})`, { background: 'none' });

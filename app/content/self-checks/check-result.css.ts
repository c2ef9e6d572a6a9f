import { globalStyle } from '@vanilla-extract/css';
import { content, head, headWords, page, side, title } from '#app/ui/question-page/question-page.css.ts';
import { below } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, space } from '#app/ui/theme/tokens.ts';

export const result = featureStyle({ display: 'grid', gap: space[5], scrollMarginBlockStart: space[4] });

export const score = featureStyle({ fontSize: fontSize.h3, lineHeight: 1.4 });

export const givenAnswers = featureStyle({ display: 'grid', gap: space[2], paddingInlineStart: '1.6em' });

// Hidden on paper, which shows only the meaning of the score and the answers.
export const pressed = featureStyle({});
printRule(`${pressed}, ${content}:has(> ${result}) + ${side}`, { display: 'none' });
printRule(`${head}:has(+ * ${result})`, { background: 'none' });

/** Signs and numbers after thoughts of dying. On a phone they are set closely, so that the helpline is on the first screen. */
export const help = featureStyle({});
const onPhone = (selector: string, rule: object) =>
  globalStyle(selector, featureRule({ '@media': { [below.medium]: rule } }));
onPhone(`${head}:has(+ * ${help}) > ${headWords}`, { paddingBlock: `0 ${space[2]}` });
onPhone(`${head}:has(+ * ${help}) ${title}`, { fontSize: fontSize.h3 });
onPhone(`${page}:has(${help})`, { paddingBlockStart: space[3] });
onPhone(`${help} :is(li, a)`, { fontSize: fontSize.small, lineHeight: 1.3 });
onPhone(`${help} :is(h2 + ul, ul > li + li)`, { marginBlockStart: space[1] });

import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { featureLayer, printLayer, uiLayer } from './layers.css.ts';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** A rule of the design system: the same rule, inside its cascade layer. */
export function uiRule<const Rule extends LayeredRule>(rule: Rule): { '@layer': Record<string, Rule> } {
  return { '@layer': { [uiLayer]: rule } };
}

/** A rule of a store's or a page's own part: the same rule, in the layer above the design system's. */
export function featureRule<const Rule extends LayeredRule>(rule: Rule): { '@layer': Record<string, Rule> } {
  return { '@layer': { [featureLayer]: rule } };
}

/** A class of the design system with one rule, inside its layer. */
export const uiStyle = (rule: LayeredRule): string => style(uiRule(rule));

/** A class of a store's or a page's own part with one rule, inside its layer. */
export const featureStyle = (rule: LayeredRule): string => style(featureRule(rule));

/** A rule for print alone, in the layer above all others. For style sheets only. */
export function onPaper(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@layer': { [printLayer]: { '@media': { print: rule } } } } as typeof rule);
}

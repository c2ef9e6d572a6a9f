import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { featureLayer, printLayer, uiLayer } from './layers.css.ts';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** Wraps a rule of the design system in its cascade layer. */
export function uiRule<const Rule extends LayeredRule>(rule: Rule): { '@layer': Record<string, Rule> } {
  return { '@layer': { [uiLayer]: rule } };
}

/** Wraps a rule of a store or a page in its cascade layer, which overrides the design system. */
export function featureRule<const Rule extends LayeredRule>(rule: Rule): { '@layer': Record<string, Rule> } {
  return { '@layer': { [featureLayer]: rule } };
}

/** Class with one rule in the layer of the design system. */
export const uiStyle = (rule: LayeredRule): string => style(uiRule(rule));

/** Class with one rule in the layer of stores and pages. */
export const featureStyle = (rule: LayeredRule): string => style(featureRule(rule));

/** Adds a print rule in the layer above all others. Call it in style sheets only. */
export function printRule(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@layer': { [printLayer]: { '@media': { print: rule } } } } as typeof rule);
}

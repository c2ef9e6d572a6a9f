import type { StyleRule } from '@vanilla-extract/css';
import { uiLayer } from './layers.css.ts';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** A rule of the design system: the same rule, inside its cascade layer. */
export function uiRule<const Rule extends LayeredRule>(rule: Rule): { '@layer': Record<string, Rule> } {
  return { '@layer': { [uiLayer]: rule } };
}

import type { StyleRule } from '@vanilla-extract/css';
import { featureLayer } from './layers.css.ts';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** A rule of a store's or a page's own part: the same rule, in the layer above the design system's. */
export function featureRule<const Rule extends LayeredRule>(rule: Rule): { '@layer': Record<string, Rule> } {
  return { '@layer': { [featureLayer]: rule } };
}

import type { StyleRule } from '@vanilla-extract/css';
import { featureLayer } from './layers.css.ts';

/** A rule of a store's or a page's own part: the same rule, in the layer above the design system's. */
export function featureRule(rule: NonNullable<StyleRule['@layer']>[string]): StyleRule {
  return { '@layer': { [featureLayer]: rule } };
}

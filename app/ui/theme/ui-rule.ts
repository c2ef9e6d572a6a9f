import type { StyleRule } from '@vanilla-extract/css';
import { uiLayer } from './layers.css.ts';

/** A rule of the design system: the same rule, inside its cascade layer. */
export function uiRule(rule: NonNullable<StyleRule['@layer']>[string]): StyleRule {
  return { '@layer': { [uiLayer]: rule } };
}

import { globalStyle } from '@vanilla-extract/css';
import { printLayer } from './layers.css.ts';

/** A rule for print alone, in the layer above all others. For style sheets only. */
export function onPaper(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@layer': { [printLayer]: { '@media': { print: rule } } } } as typeof rule);
}

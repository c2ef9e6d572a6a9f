import type { RulesByLayer } from './page-assets.ts';

/** The rules of several style sheets as one text: a layer's together, as layers and not the order of sheets settle what counts. */
export function joinRules(sheets: readonly RulesByLayer[]): string {
  const layers = new Map<string, string>();
  for (const sheet of sheets) {
    for (const [layer, text] of Object.entries(sheet)) layers.set(layer, (layers.get(layer) ?? '') + text);
  }
  const { '': free = '', ...named } = Object.fromEntries(layers);
  return (
    free +
    Object.entries(named)
      .map(([layer, text]) => `@layer ${layer}{${text}}`)
      .join('')
  );
}

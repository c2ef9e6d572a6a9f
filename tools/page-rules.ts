import { createHash } from 'node:crypto';
import { Features, transform } from 'lightningcss';
import type { RulesByLayer } from '../app/page-assets.ts';
import { joinRules } from '../app/page-rules.ts';
import { parseRules, printRule } from './style-rules.ts';

/** Browsers of Vite's default `build.target`, which the style sheets of staff pages use too. */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

/** Minifies a style sheet and splits it by cascade layer. A page later joins the layers of all its style sheets. */
export function splitByLayer(filename: string, code: string): RulesByLayer {
  const options = { minify: true, targets, exclude: Features.LightDark };
  const text = transform({ filename, code: Buffer.from(code), ...options }).code.toString();
  const layers: Record<string, string> = {};
  for (const rule of parseRules(text)) {
    const layer = /^@layer (\w+)$/.exec(rule.head)?.[1];
    const isInLayer = layer !== undefined && rule.body !== undefined;
    const key = isInLayer ? layer : '';
    layers[key] = (layers[key] ?? '') + (isInLayer ? rule.body : printRule(rule));
  }
  return layers;
}

/** Matches the names of style sheets that the first view of a page does not need. */
const later = /\.later\.css\.ts/;

/** Matches hover rules. The linked style sheet arrives before a visitor can hover. */
const forPointers = /^@media \(hover: ?hover\)$/;

/** Pages that use a style sheet. Sheets of the frame and of the information pages count as those of every page. */
type Users = 'every page' | 'some pages';

/**
 * Splits a style sheet into rules that are inlined in the page (`now`) and rules of the style sheet that all public
 * pages link before the footer (`later`). Hover rules are in the linked one, and print rules of every page. Print rules of some pages stay in
 * the pages, because every visitor downloads the linked sheet.
 */
export function splitRules(
  id: string,
  rules: RulesByLayer,
  usedBy: Users,
): { now: RulesByLayer; later: RulesByLayer } {
  if (later.test(id)) return { now: {}, later: rules };
  const { print, ...others } = rules;
  const now: Record<string, string> = {};
  const linked: Record<string, string> = {};
  if (print !== undefined) (usedBy === 'every page' ? linked : now).print = print;
  for (const [layer, text] of Object.entries(others)) {
    const parts = parseRules(text);
    const written = (isForPointers: boolean) =>
      parts
        .filter(({ head }) => forPointers.test(head) === isForPointers)
        .map(printRule)
        .join('');
    if (written(false)) now[layer] = written(false);
    if (written(true)) linked[layer] = written(true);
  }
  return { now, later: linked };
}

/** File name and text of the linked style sheet. The name contains a hash of the text. */
export function deferredSheet(rules: readonly RulesByLayer[]): { fileName: string; source: string } {
  const source = joinRules(rules);
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/later-${hash}.css`, source };
}

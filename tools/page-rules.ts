import { createHash } from 'node:crypto';
import { Features, transform } from 'lightningcss';
import type { RulesByLayer } from '../app/page-assets.ts';
import { joinedRules } from '../app/page-rules.ts';
import { rulesIn, writtenRule } from './style-rules.ts';

/** The browsers of Vite's default `build.target`, for which it makes the staff's sheets too. */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

/** Minifies a style sheet and takes it apart, as the layers of all that a page uses are joined. */
export function rulesByLayer(filename: string, code: string): RulesByLayer {
  const options = { minify: true, targets, exclude: Features.LightDark };
  const text = transform({ filename, code: Buffer.from(code), ...options }).code.toString();
  const layers: Record<string, string> = {};
  for (const rule of rulesIn(text)) {
    const layer = /^@layer (\w+)$/.exec(rule.head)?.[1];
    const isInLayer = layer !== undefined && rule.body !== undefined;
    const key = isInLayer ? layer : '';
    layers[key] = (layers[key] ?? '') + (isInLayer ? rule.body : writtenRule(rule));
  }
  return layers;
}

/** Sheets that no first view needs, by their name. */
const later = /\.later\.css\.ts/;

/** Looks under a pointer that rests: none is there before the linked sheet is. */
const forPointers = /^@media \(hover: ?hover\)$/;

/** What a sheet gives to the page itself, and what to the one sheet that all pages link before their footer: always what is for print or for a pointer. */
export function dividedRules(id: string, rules: RulesByLayer): { now: RulesByLayer; later: RulesByLayer } {
  if (later.test(id)) return { now: {}, later: rules };
  const { print, ...others } = rules;
  const now: Record<string, string> = {};
  const linked: Record<string, string> = print === undefined ? {} : { print };
  for (const [layer, text] of Object.entries(others)) {
    const parts = rulesIn(text);
    const written = (isForPointers: boolean) =>
      parts
        .filter(({ head }) => forPointers.test(head) === isForPointers)
        .map(writtenRule)
        .join('');
    if (written(false)) now[layer] = written(false);
    if (written(true)) linked[layer] = written(true);
  }
  return { now, later: linked };
}

/** The linked sheet: its name changes with what is in it. */
export function laterSheet(rules: readonly RulesByLayer[]): { fileName: string; source: string } {
  const source = joinedRules(rules);
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/later-${hash}.css`, source };
}

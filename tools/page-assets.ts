import { join, relative } from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin, Rollup } from 'vite';
import type { PageAssets } from '../app/page-assets.ts';

const app = join(import.meta.dirname, '../app');
const islands = join(app, 'entry.islands.ts');
const islandsInDevelopment = join(app, 'entry.islands.dev.ts');

/** What the Worker imports. Its shape is `PageAssets`. */
const imported = 'virtual:page-assets';
const resolved = `\0${imported}`;

/** What React Router adds to a route module where it is built for the browser. */
const routeQuery = '?__react-router-build-client-route';

/**
 * Tells the Worker what belongs in the head of a public page, once the browser's half is built: the rules of each
 * route, small enough to stand in the page itself, so that nothing is fetched before the first paint; and
 * where the scripts of the moving parts are.
 *
 * One instance sees both halves of the build, of which React Router makes the browser's first.
 */
export function pageAssets(): Plugin {
  const rules = new Map<string, string>();
  let entry = '';
  let assets: PageAssets = { islands: '', rules: [], rulesOfRoute: {} };
  return {
    name: 'page-assets',
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode === 'dev') return;
      entry = this.emitFile({ type: 'chunk', id: islands, name: 'islands' });
    },
    // Not for the server, whose style sheets are empty.
    transform(code, id) {
      if (this.environment.name === 'client' && isStyleSheet(id)) rules.set(id, code);
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const sheets = [...rules.keys()];
      assets = {
        islands: `/${this.getFileName(entry)}`,
        rules: sheets.map((id) => smallest(id, rules.get(id) ?? '')),
        rulesOfRoute: Object.fromEntries(
          Object.values(bundle).flatMap((chunk) => {
            if (chunk.type !== 'chunk' || !chunk.facadeModuleId?.endsWith(routeQuery)) return [];
            const used = styleSheetsOf(chunk.facadeModuleId, this);
            return [[`/${chunk.fileName}`, used.map((id) => sheets.indexOf(id))]];
          }),
        ),
      };
    },
    resolveId: (id) => (id === imported ? resolved : undefined),
    load(id) {
      if (id !== resolved) return;
      const inDevelopment: PageAssets = {
        islands: `/${relative(join(app, '..'), islandsInDevelopment)}`,
        rules: [],
        rulesOfRoute: {},
      };
      const known = this.environment.mode === 'dev' ? inDevelopment : assets;
      return `export default ${JSON.stringify(known)}`;
    },
  };
}

const isStyleSheet = (id: string) => id.split('?')[0]?.endsWith('.vanilla.css') ?? false;

/** A style sheet's modules in the order in which a module and what it imports name them. */
function styleSheetsOf(start: string, graph: Pick<Rollup.PluginContext, 'getModuleInfo'>): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  (function visit(id: string) {
    if (seen.has(id)) return;
    seen.add(id);
    for (const one of graph.getModuleInfo(id)?.importedIds ?? []) visit(one);
    if (isStyleSheet(id)) found.push(id);
  })(start);
  return found;
}

/** The browsers of Vite's default `build.target`, for which it makes the staff's sheets too. */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

function smallest(filename: string, code: string): string {
  return transform({ filename, code: Buffer.from(code), minify: true, targets }).code.toString();
}

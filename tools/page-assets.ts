import { join, relative } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import type { PageAssets } from '../app/page-assets.ts';
import type { ModuleGraph } from './module-graph.ts';
import { dividedRules, laterSheet, rulesByLayer } from './page-rules.ts';
import { sheetOf } from './style-sheets.ts';

const app = join(import.meta.dirname, '../app');
const islands = join(app, 'entry.islands.ts');
const viewer = join(app, 'content/rooms/room-viewer.tsx');
const islandsInDevelopment = join(app, 'entry.islands.dev.ts');

/** What the Worker imports. Its shape is `PageAssets`. */
const imported = 'virtual:page-assets';
const resolved = `\0${imported}`;

const nothing: PageAssets = {
  islands: '',
  viewer: '',
  laterStyles: '',
  rules: [],
  rulesOfRoute: {},
};

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
  let assets: PageAssets = nothing;
  let divided = new Map<string, ReturnType<typeof dividedRules>>();
  let later = '';
  return {
    name: 'page-assets',
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode === 'dev') return;
      for (const id of [islands, viewer]) {
        // Or there would be a file that only leads to the one with the code.
        this.emitFile({ type: 'chunk', id, preserveSignature: 'allow-extension' });
      }
    },
    // Not for the server, whose style sheets are empty.
    transform(code, id) {
      if (this.environment.name === 'client' && isStyleSheet(id)) rules.set(id, code);
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      divided = new Map([...rules].map(([id, code]) => [id, dividedRules(id, rulesByLayer(id, code))]));
      const ofPages = [...divided].filter(([id]) => sheetOf(id, this as ModuleGraph) !== 'staff');
      const sheet = laterSheet(ofPages.map(([, { later }]) => later));
      this.emitFile({ type: 'asset', ...sheet });
      later = `/${sheet.fileName}`;
    },
    // What scripts are called is settled only once they are written.
    writeBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const scriptWith = (id: string) => {
        const script = chunks.find(({ moduleIds }) => moduleIds.includes(id));
        if (!script) throw new Error(`No script of the build has ${id}.`);
        return `/${script.fileName}`;
      };
      const sheets = [...divided.keys()];
      const placesOf = (start: string) => styleSheetsOf(start, this).map((id) => sheets.indexOf(id));
      assets = {
        islands: scriptWith(islands),
        viewer: scriptWith(viewer),
        laterStyles: later,
        rules: [...divided.values()].map(({ now }) => now),
        rulesOfRoute: Object.fromEntries(
          chunks.flatMap(({ facadeModuleId, fileName }) => {
            if (!facadeModuleId?.endsWith(routeQuery)) return [];
            return [[`/${fileName}`, placesOf(facadeModuleId)]];
          }),
        ),
      };
    },
    resolveId: (id) => (id === imported ? resolved : undefined),
    load(id) {
      if (id !== resolved) return;
      const inDevelopment: PageAssets = {
        ...nothing,
        islands: servedFrom(islandsInDevelopment),
        viewer: servedFrom(viewer),
      };
      const known = this.environment.mode === 'dev' ? inDevelopment : assets;
      return `export default ${JSON.stringify(known)}`;
    },
  };
}

/** Where `npm run dev` serves a module of ours. */
const servedFrom = (path: string) => `/${relative(join(app, '..'), path)}`;

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

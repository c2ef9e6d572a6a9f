import { join, relative } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { type PublicPageAssets, type RarePart, type RouteSheets, rareParts } from '../app/page-assets.ts';
import type { ModuleGraph } from './module-graph.ts';
import { deferredSheet, splitByLayer, splitRules } from './page-rules.ts';
import { parsedModule } from './small-worker-data.ts';
import { styleSheetOf } from './style-sheets.ts';

const app = join(import.meta.dirname, '../app');
const islands = join(app, 'entry.islands.ts');
const listen = join(app, 'ui/listen/listen.ts');
const viewer = join(app, 'content/rooms/room-viewer.tsx');
const localizedFonts = join(app, 'ui/theme/localized-fonts.css.ts');
const islandsInDevelopment = join(app, 'entry.islands.dev.ts');

/** Module of each rare part, and the routes that do not always show it. */
const rareModules: Readonly<Record<RarePart, { readonly module: string; readonly rareIn: RegExp }>> = {
  dangerBoxes: {
    module: 'content/dangers/parts/danger-boxes.tsx',
    rareIn: /^routes\/public\/(book|callback|doctors|search|urgent)\.tsx$/,
  },
  errorMessage: { module: 'ui/error-page/error-page.tsx', rareIn: /^(root|routes\/public\/frame)\.tsx$/ },
  fitTimer: { module: 'content/sheets/fit-timer.tsx', rareIn: /^routes\/public\/information-page\.tsx$/ },
  taskHeader: { module: 'ui/header/task-header.tsx', rareIn: /^routes\/public\/frame\.tsx$/ },
};

/** Virtual module that the Worker imports. Its default export is a `PublicPageAssets`. */
const imported = 'virtual:page-assets';
const resolved = `\0${imported}`;

const nothing: PublicPageAssets = {
  islands: '',
  listen: '',
  viewer: '',
  laterStyles: '',
  rules: [],
  rulesOfRoute: {},
  localizedRules: [],
};

/** Query that React Router adds to the id of a route module in the client build. */
const routeQuery = '?__react-router-build-client-route';

/**
 * Gives the Worker the assets of public pages, once the client build is done. These are the CSS rules of each route
 * and the URLs of the scripts that a page loads later. The rules are inlined in the page, so the browser fetches nothing before the
 * first paint.
 *
 * One plugin instance sees both builds. React Router runs the client build first.
 */
export function pageAssets(): Plugin {
  const rules = new Map<string, string>();
  let assets: PublicPageAssets = nothing;
  let divided = new Map<string, ReturnType<typeof splitRules>>();
  let later = '';
  return {
    name: 'page-assets',
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode === 'dev') return;
      // No route imports the fonts of other locales, because each route serves all locales.
      for (const id of [islands, listen, viewer, localizedFonts]) {
        // Without this option the bundler adds a facade file that only re-exports the chunk.
        this.emitFile({ type: 'chunk', id, preserveSignature: 'allow-extension' });
      }
    },
    // Client build only: style sheets are empty in the server build.
    transform(code, id) {
      if (this.environment.name === 'client' && isStyleSheet(id)) rules.set(id, code);
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const nameOf = (id: string) => styleSheetOf(id, this as ModuleGraph);
      divided = new Map(
        [...rules].map(([id, code]) => [
          id,
          splitRules(id, splitByLayer(id, code), nameOf(id) === 'pages' ? 'some pages' : 'every page'),
        ]),
      );
      const ofPages = [...divided].filter(([id]) => nameOf(id) !== 'staff');
      const sheet = deferredSheet(ofPages.map(([, { later }]) => later));
      this.emitFile({ type: 'asset', ...sheet });
      later = `/${sheet.fileName}`;
    },
    // File names of scripts contain a hash, so they are known only when the bundle is written.
    writeBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const scriptWith = (id: string) => {
        const script = chunks.find(({ moduleIds }) => moduleIds.includes(id));
        if (!script) throw new Error(`No script of the build contains ${id}.`);
        return `/${script.fileName}`;
      };
      const routes = chunks.flatMap(({ facadeModuleId, fileName }) =>
        facadeModuleId?.endsWith(routeQuery) && inlinesRules(facadeModuleId)
          ? [{ route: facadeModuleId, script: `/${fileName}` }]
          : [],
      );
      const needed = new Set(
        [...routes.map(({ route }) => route), localizedFonts].flatMap((id) => styleSheetsOf(id, this).found),
      );
      const sheets = [...divided.keys()].filter((id) => needed.has(id));
      const placesOf = (found: readonly string[]) => found.map((id) => sheets.indexOf(id));
      const sheetsOfRoute = (route: string): RouteSheets => {
        const { found, passed } = styleSheetsOf(route, this, rarePartsOf(route));
        const always = new Set(found);
        const ofPart = (module: string) =>
          styleSheetsOf(module, this).found.filter((sheet) => !always.has(sheet));
        return {
          always: placesOf(found),
          with: Object.fromEntries([...passed].map(([module, part]) => [part, placesOf(ofPart(module))])),
        };
      };
      assets = {
        islands: scriptWith(islands),
        listen: scriptWith(listen),
        viewer: scriptWith(viewer),
        laterStyles: later,
        rules: sheets.map((id) => divided.get(id)?.now ?? {}),
        rulesOfRoute: Object.fromEntries(routes.map(({ route, script }) => [script, sheetsOfRoute(route)])),
        localizedRules: placesOf(styleSheetsOf(localizedFonts, this).found),
      };
    },
    resolveId: (id) => (id === imported ? resolved : undefined),
    load(id) {
      if (id !== resolved) return;
      const inDevelopment: PublicPageAssets = {
        ...nothing,
        islands: servedFrom(islandsInDevelopment),
        listen: servedFrom(listen),
        viewer: servedFrom(viewer),
      };
      const known = this.environment.mode === 'dev' ? inDevelopment : assets;
      return parsedModule(known);
    },
  };
}

/** Whether a route is part of a page with inlined rules: a page that is hydrated at once, as in the staff area, links its sheets. */
const inlinesRules = (route: string) => /^(?:root\.tsx|routes\/public\/)/.test(relative(app, route));

/** URL under which `npm run dev` serves a module. */
const servedFrom = (path: string) => `/${relative(join(app, '..'), path)}`;

const isStyleSheet = (id: string) => id.split('?')[0]?.endsWith('.vanilla.css') ?? false;

/** Rare parts of a route by the path of their module. */
function rarePartsOf(route: string): ReadonlyMap<string, RarePart> {
  const path = relative(app, route.split('?')[0] ?? '');
  const rare = rareParts.filter((part) => rareModules[part].rareIn.test(path));
  return new Map(rare.map((part) => [join(app, rareModules[part].module), part]));
}

/**
 * Style sheets that a module imports, directly or indirectly, in the order of the imports.
 *
 * @param rare modules whose sheets are left out. `passed` has those that were met
 */
function styleSheetsOf(
  start: string,
  graph: Pick<Rollup.PluginContext, 'getModuleInfo'>,
  rare: ReadonlyMap<string, RarePart> = new Map(),
): { readonly found: string[]; readonly passed: ReadonlyMap<string, RarePart> } {
  const found: string[] = [];
  const passed = new Map<string, RarePart>();
  const seen = new Set<string>();
  (function visit(id: string) {
    if (seen.has(id)) return;
    seen.add(id);
    const part = rare.get(id);
    if (part !== undefined) {
      passed.set(id, part);
      return;
    }
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
    if (isStyleSheet(id)) found.push(id);
  })(start);
  return { found, passed };
}

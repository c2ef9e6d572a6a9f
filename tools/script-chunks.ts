import { join } from 'node:path';
import type { ModuleGraph } from './module-graph.ts';

const app = join(import.meta.dirname, '../app');
const islands = join(app, 'entry.islands.ts');
const viewer = join(app, 'content/rooms/room-viewer.tsx');

/** Matches React and the bundler runtime that every script needs. They form one chunk. */
export const reactChunk =
  /\/node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime|vite\/preload-helper/;

/** Entry modules of staff pages. A path that ends in `/` stands for all modules of that folder. */
const staff = [join(app, 'entry.client.tsx'), join(app, 'root.tsx'), join(app, 'routes/staff/')];

/** Modules that every staff page shares: the root and the dashboard layout. */
const frame = [join(app, 'root.tsx'), join(app, 'routes/staff/dashboard.tsx')];

/**
 * Components that most staff pages use, by the beginning of their path. In the script of the frame they compress better
 * than as twenty small scripts. Dialogs are left out, because their package is large and some pages have none.
 */
const usualComponents = [
  'action-menu/',
  'badge/',
  'checkbox/',
  'choice-group/',
  'error-summary/',
  'field/',
  'form/address-form',
  'form/declared-',
  'form/form-layout',
  'form/refusal-summary',
  'hydration/',
  'skeleton/',
  'table/',
  'toast/',
].map((path) => join(app, 'ui', path));

const isScript = (id: string) => !/\.css(\?|$)/.test(id) && !reactChunk.test(id);

/**
 * Returns `parts` for modules that both the islands of public pages and the staff pages need. Call this before
 * {@link chunkOf}, because the bundler adds to each chunk the modules that the chunk depends on.
 *
 * @returns null for every other module
 */
export function sharedChunkOf(id: string, graph: ModuleGraph): 'parts' | null {
  if (!isScript(id) || !isUsedBy([islands, viewer], id, graph) || !isUsedBy(staff, id, graph)) return null;
  const isOfDialogs = id.includes('/node_modules/') && !isUsedBy([islands], id, graph);
  return isOfDialogs ? null : 'parts';
}

/**
 * Returns the chunk of a module, so that a page fetches few scripts. {@link reactChunk} and {@link sharedChunkOf}
 * go first. `islands` holds the islands of public pages, `viewer` the picture viewer, `dialog` the package that the
 * viewer shares with staff dialogs, and `frame` the frame of every staff page with the components that most of them use.
 *
 * @returns null when the bundler decides, for example for style sheets
 */
export function chunkOf(id: string, graph: ModuleGraph): 'islands' | 'viewer' | 'dialog' | 'frame' | null {
  if (!isScript(id)) return null;
  if (isUsedBy([islands], id, graph)) return 'islands';
  if (isUsedBy([viewer], id, graph)) return id.includes('/node_modules/') ? 'dialog' : 'viewer';
  if (usualComponents.some((path) => id.startsWith(path)) && isUsedBy(staff, id, graph)) return 'frame';
  return id.startsWith(app) && !frame.includes(id) && isUsedBy(frame, id, graph) ? 'frame' : null;
}

/** Chunks that have a name of their own in the address, for the tests and for a reader of the network panel. */
const namedChunks: readonly string[] = ['react', 'parts', 'islands', 'listen', 'viewer', 'dialog', 'frame'];

/**
 * Returns the file name of a chunk. The bundler names the others after any one of their modules, which tells nobody what
 * is inside; the list of routes, which the Worker and each staff page parse, repeats these names a thousand times.
 */
export const chunkFileName = (name: string): string =>
  namedChunks.includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js';

/** Whether one of the users imports a module, directly or indirectly. A user that ends in `/` is a folder. */
export function isUsedBy(users: readonly string[], id: string, graph: ModuleGraph): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (users.some((user) => (user.endsWith('/') ? module.startsWith(user) : module === user))) return true;
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return false;
}

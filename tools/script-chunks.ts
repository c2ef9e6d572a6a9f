import { join } from 'node:path';
import type { ModuleGraph } from './module-graph.ts';

const app = join(import.meta.dirname, '../app');
const islands = join(app, 'entry.islands.ts');
const viewer = join(app, 'content/rooms/room-viewer.tsx');

/** React, and the few lines of the bundler's that every script needs: a chunk of their own. */
export const reactCore =
  /\/node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime|vite\/preload-helper/;

/** What the staff's pages begin with. */
const staff = [join(app, 'entry.client.tsx'), join(app, 'root.tsx'), join(app, 'routes/staff/')];

/** What is round every page of the staff. */
const frame = [join(app, 'root.tsx'), join(app, 'routes/staff/dashboard.tsx')];

const isScript = (id: string) => !/\.css(\?|$)/.test(id) && !reactCore.test(id);

/**
 * Of the modules that the moving parts of public pages need, those that the staff's pages need too: a script of their own, which both
 * fetch. It goes before {@link scriptOf}, as the bundler gives a script the modules that its own ones need.
 *
 * @returns null for every other module
 */
export function sharedScriptOf(id: string, graph: ModuleGraph): 'parts' | null {
  if (!isScript(id) || !isUsedBy([islands, viewer], id, graph) || !isUsedBy(staff, id, graph)) return null;
  const isOfDialogs = id.includes('/node_modules/') && !isUsedBy([islands], id, graph);
  return isOfDialogs ? null : 'parts';
}

/**
 * Which script a module goes to besides {@link reactCore} and {@link sharedScriptOf}, so that a page fetches few: `islands` for
 * the moving parts of public pages that come together, `viewer` for the picture viewer, `dialog` for the package it shares with the
 * staff's dialogs, and `frame` for what is round every page of the staff. The rest is split as the bundler does.
 *
 * @returns null where the bundler decides, as for style sheets
 */
export function scriptOf(id: string, graph: ModuleGraph): 'islands' | 'viewer' | 'dialog' | 'frame' | null {
  if (!isScript(id)) return null;
  if (isUsedBy([islands], id, graph)) return 'islands';
  if (isUsedBy([viewer], id, graph)) return id.includes('/node_modules/') ? 'dialog' : 'viewer';
  return id.startsWith(app) && !frame.includes(id) && isUsedBy(frame, id, graph) ? 'frame' : null;
}

/** Whether a module is among those that others need before they can run; a folder stands for all modules in it. */
function isUsedBy(users: readonly string[], id: string, graph: ModuleGraph): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (users.some((user) => (user.endsWith('/') ? module.startsWith(user) : module === user))) return true;
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return false;
}

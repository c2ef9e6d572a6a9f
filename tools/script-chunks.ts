import { join } from 'node:path';
import type { ModuleGraph } from './module-graph.ts';

const app = join(import.meta.dirname, '../app');
const islands = join(app, 'entry.islands.ts');
const viewer = join(app, 'content/rooms/room-viewer.tsx');

/** React, and the few lines of the bundler's that every script needs: a chunk of their own. */
export const reactCore =
  /\/node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime|vite\/preload-helper/;

/**
 * Which script a module goes to besides {@link reactCore}, so that a public page fetches few: `islands` for the moving parts
 * that come together, `viewer` for the picture viewer, and `dialog` for the package it shares with the staff's
 * dialogs. The rest is split as the bundler does.
 *
 * @returns null where the bundler decides, as for style sheets
 */
export function scriptOf(id: string, graph: ModuleGraph): 'islands' | 'viewer' | 'dialog' | null {
  if (/\.css(\?|$)/.test(id) || reactCore.test(id)) return null;
  if (isUsedBy(islands, id, graph)) return 'islands';
  if (!isUsedBy(viewer, id, graph)) return null;
  return id.includes('/node_modules/') ? 'dialog' : 'viewer';
}

/** Whether a module is among those that another one needs before it can run. */
function isUsedBy(user: string, id: string, graph: ModuleGraph): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (module === user) return true;
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return false;
}

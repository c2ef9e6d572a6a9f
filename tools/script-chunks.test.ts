import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkOf, reactChunk, sharedChunkOf } from './script-chunks.ts';

const root = join(import.meta.dirname, '..');

const importers: Readonly<Record<string, readonly string[]>> = {
  'app/ui/button/button.tsx': ['app/ui/carousel/carousel-controls.tsx', 'app/routes/staff/links/links.tsx'],
  'app/ui/carousel/carousel-controls.tsx': ['app/entry.islands.ts', 'app/ui/carousel/carousel.tsx'],
  'app/ui/lightbox/lightbox.tsx': ['app/content/rooms/room-viewer.tsx'],
  'app/ui/dialog/dialog.tsx': ['app/routes/staff/links/links.tsx'],
  'node_modules/@radix-ui/react-dialog/index.mjs': [
    'app/ui/lightbox/lightbox.tsx',
    'app/ui/dialog/dialog.tsx',
  ],
  'app/ui/table/table.tsx': ['app/routes/staff/links/links.tsx'],
  'app/ui/pagination/pagination.tsx': ['app/routes/staff/links/links.tsx'],
  'app/ui/button/button.css.ts.vanilla.css': ['app/ui/button/button.tsx'],
  'app/ui/header/logo.tsx': ['app/staff-area/frame/dashboard-frame.tsx'],
  'app/staff-area/frame/dashboard-frame.tsx': ['app/routes/staff/dashboard.tsx'],
};

const graph = {
  getModuleInfo: (id: string) => ({
    importers: (importers[id.slice(root.length + 1)] ?? []).map((path) => join(root, path)),
  }),
};

test.each([
  ['app/ui/button/button.tsx', 'islands', 'needed by an island, even if other modules need it too'],
  ['app/ui/lightbox/lightbox.tsx', 'viewer', 'needed by the viewer alone'],
  [
    'node_modules/@radix-ui/react-dialog/index.mjs',
    'dialog',
    "the viewer's package, which staff pages share",
  ],
  ['app/ui/header/logo.tsx', 'frame', 'part of the frame of every staff page'],
  ['app/routes/staff/dashboard.tsx', null, 'a route, which has a script of its own'],
  ['app/ui/table/table.tsx', 'frame', 'a component that most staff pages use'],
  ['app/ui/pagination/pagination.tsx', null, 'a component that few staff pages use'],
  ['app/ui/button/button.css.ts.vanilla.css', null, 'a style sheet'],
])('puts %s into %s, because it is %s', (path, script, _reason) => {
  expect(chunkOf(join(root, path), graph)).toBe(script);
});

test.each([
  ['app/ui/button/button.tsx', 'parts', 'needed by an island and by staff'],
  ['app/ui/carousel/carousel-controls.tsx', null, 'needed by an island alone'],
  ['app/ui/table/table.tsx', null, 'needed by staff alone'],
  ['node_modules/@radix-ui/react-dialog/index.mjs', null, 'in a script of its own already'],
  ['app/ui/button/button.css.ts.vanilla.css', null, 'a style sheet'],
])('puts %s into the shared script %s, because it is %s', (path, script, _reason) => {
  expect(sharedChunkOf(join(root, path), graph)).toBe(script);
});

test('puts only React and the runtime of the bundler into the React chunk', () => {
  for (const id of [
    '/x/node_modules/react-dom/client.js',
    '\0rolldown/runtime.js',
    '\0vite/preload-helper.js',
  ])
    expect(id).toMatch(reactChunk);
  for (const id of ['/x/node_modules/react-router/index.js', join(root, 'app/root.tsx')])
    expect(id).not.toMatch(reactChunk);
});

/** The walls of the architecture (docs/architecture.md): who may import whom. */
import { expect, test } from 'vitest';
import { type Import, importsOf, readSource, sourceFiles } from './imports.ts';

const stores = ['doctors', 'links', 'appointments', 'callbacks', 'payments', 'accounts', 'hospital'];

/** What is no store, from the top down. */
const layers = ['routes', 'dashboard', 'content', 'offline', 'ui', 'server', 'money', 'site'];

const folderOf = (path: string) => (path.startsWith('app/') ? path.split('/')[1] : undefined);
const isStore = (path: string) => stores.includes(folderOf(path) ?? '');
const isServerFile = (path: string) => /\.server(\.[a-z]+)*$/.test(path);
const isIn = (path: string, ...folders: string[]) =>
  folders.some((folder) => path.startsWith(`app/${folder}/`));
const isPackage = (imported: string, name: string) => imported === name || imported.startsWith(`${name}/`);

/** For drizzle-kit and the tests alone. */
const allTables = 'app/all-tables.server.ts';

interface Wall {
  readonly rule: string;
  readonly isBroken: (one: Import) => boolean;
  /** An import that breaks it: proof that the check can fail. */
  readonly example: readonly [file: string, imported: string];
}

const walls: readonly Wall[] = [
  {
    rule: 'nothing but the route table knows the routes',
    isBroken: ({ file, imported }) => isIn(imported, 'routes') && !isIn(file, 'routes'),
    example: ['app/doctors/doctor.queries.server.ts', 'app/routes/public/home.tsx'],
  },
  {
    rule: "a store does not import another store's server files: a route composes them",
    isBroken: ({ file, imported }) =>
      isStore(file) && isStore(imported) && isServerFile(imported) && folderOf(file) !== folderOf(imported),
    example: ['app/appointments/appointment.queries.server.ts', 'app/doctors/doctor.queries.server.ts'],
  },
  {
    rule: 'the dashboard is a layer above the stores: only routes and the Worker know it',
    isBroken: ({ file, imported }) =>
      isIn(imported, 'dashboard') && !isIn(file, 'dashboard', 'routes') && !file.startsWith('workers/'),
    example: ['app/accounts/sign-in.server.ts', 'app/dashboard/guard.server.ts'],
  },
  {
    rule: 'ui and site import no store, no content and nothing of server',
    isBroken: ({ file, imported }) =>
      isIn(file, 'ui', 'site') && (isStore(imported) || isIn(imported, 'server', 'content')),
    example: ['app/ui/card/card.tsx', 'app/doctors/doctor.values.ts'],
  },
  {
    rule: 'money imports site alone, and site does not import money',
    isBroken: ({ file, imported }) =>
      (isIn(file, 'money') && imported.startsWith('app/') && !isIn(imported, 'money', 'site')) ||
      (isIn(file, 'site') && isIn(imported, 'money')),
    example: ['app/money/money.ts', 'app/server/input.server.ts'],
  },
  {
    rule: 'what works offline imports site alone, of the rooms of the application',
    isBroken: ({ file, imported }) =>
      isIn(file, 'offline') && imported.startsWith('app/') && !isIn(imported, 'offline', 'site'),
    example: ['app/offline/kept-pages.ts', 'app/server/log.server.ts'],
  },
  {
    rule: 'server and content import no store, and nothing imports the list of all tables',
    isBroken: ({ file, imported }) =>
      imported === allTables || (isIn(file, 'server', 'content') && isStore(imported)),
    example: ['app/server/api.server.ts', 'app/accounts/sign-in.server.ts'],
  },
  {
    rule: 'a style sheet imports the theme and other style sheets only',
    isBroken: ({ file, imported }) =>
      file.endsWith('.css.ts') &&
      !isIn(imported, 'ui/theme') &&
      !imported.endsWith('.css.ts') &&
      !imported.startsWith('@vanilla-extract/'),
    example: ['app/ui/card/card.css.ts', 'app/site/written-facts.ts'],
  },
  {
    rule: 'a module that may reach the browser imports no server file',
    isBroken: ({ file, imported }) =>
      isServerFile(imported) &&
      !isServerFile(file) &&
      !file.startsWith('workers/') &&
      !isIn(file, 'routes') &&
      file !== 'app/root.tsx' &&
      file !== 'app/entry.server.tsx',
    example: ['app/doctors/doctor.view.ts', 'app/doctors/doctor.queries.server.ts'],
  },
  {
    rule: 'arktype is imported by server/input.server.ts alone, which keeps it from generating code',
    isBroken: ({ file, imported }) => isPackage(imported, 'arktype') && file !== 'app/server/input.server.ts',
    example: ['app/doctors/doctor.input.server.ts', 'arktype'],
  },
  {
    rule: 'oslo is imported in two places, and oslo/password, whose native code cannot be bundled, nowhere',
    isBroken: ({ file, imported }) =>
      isPackage(imported, 'oslo') &&
      (isPackage(imported, 'oslo/password') ||
        !['app/server/tokens.server.ts', 'app/server/same-origin.server.ts'].includes(file)),
    example: ['app/server/tokens.server.ts', 'oslo/password'],
  },
  {
    rule: 'the application knows nothing of its tests, its tools and what draws its pictures',
    isBroken: ({ imported }) => /^(art|bench|tests|tools)\//.test(imported),
    example: ['app/root.tsx', 'tools/seed.ts'],
  },
];

const imports = ['app', 'workers'].flatMap(sourceFiles).flatMap((file) => importsOf(file, readSource(file)));

test('the imports are read', () => {
  expect(imports).toContainEqual({ file: 'workers/app.ts', imported: 'app/server/context.server.ts' });
  const source = `
    import type { A } from './a.ts';
    import { type B } from '#app/b.ts';
    import { c } from '#app/c.ts';
    export * from '../d.ts';
    import './e.ts';
    const f = await import('./f.ts');`;
  const read = importsOf('app/ui/x.ts', source).map((one) => one.imported);
  expect(read.sort()).toEqual(['app/c.ts', 'app/d.ts', 'app/ui/e.ts', 'app/ui/f.ts']);
});

test('every folder of the application is a room that the walls know', () => {
  const folders = new Set(
    sourceFiles('app')
      .filter((file) => file.split('/').length > 2)
      .map(folderOf),
  );
  expect([...folders].sort()).toEqual([...stores, ...layers].sort());
});

test.each(walls)('$rule', ({ isBroken, example: [file, imported] }) => {
  expect(isBroken({ file, imported })).toBe(true);
  expect(imports.filter(isBroken).map((one) => `${one.file} imports ${one.imported}`)).toEqual([]);
});

/** All that a script brings along, itself too. */
function broughtBy(entry: string): ReadonlySet<string> {
  const brought = new Set([entry]);
  for (const file of brought) {
    for (const one of imports) if (one.file === file) brought.add(one.imported);
  }
  return brought;
}

test('no island reads the facts: it is hydrated outside their context and gets what it needs as props', () => {
  const context = 'app/ui/hospital-facts/hospital-facts.ts';
  expect([...broughtBy('app/root.tsx')]).toContain(context);
  for (const entry of ['app/entry.islands.ts', 'app/content/rooms/room-viewer.tsx']) {
    for (const file of [context, 'app/site/written-facts.ts'])
      expect([...broughtBy(entry)], entry).not.toContain(file);
  }
});

test('no moving part of a public page brings along what is Hindi alone: such a page is the server’s', () => {
  expect([...broughtBy('app/root.tsx')]).toContain('app/site/hindi-facts.ts');
  for (const entry of ['app/entry.islands.ts', 'app/entry.client.tsx']) {
    const hindi = [...broughtBy(entry)].filter((file) => /hindi|\.hi\./.test(file));
    expect(hindi, entry).toEqual([]);
  }
});

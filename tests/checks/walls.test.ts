/** Checks the import rules between rooms (docs/architecture.md). */
import { expect, test } from 'vitest';
import { type Import, importsOf, readSource, sourceFiles } from './imports.ts';

/**
 * Rooms of the application from the top down: a room imports only rooms below it (docs/architecture.md). This
 * list is the only one; Biome repeats none of it.
 */
const rooms = [
  'routes',
  'staff-area',
  'appointments',
  'callbacks',
  'payments',
  'hospital',
  'doctors',
  'links',
  'accounts',
  'messages',
  'content',
  'offline',
  'ui',
  'platform',
  'page-meta',
  'navigation',
  'hospital-facts',
  'time',
  'money',
  'contact-details',
  'typed-text',
  'languages',
];

/** Rooms with tables, but for those whose tables all stores use. */
const stores = ['appointments', 'callbacks', 'payments', 'hospital', 'doctors', 'links', 'accounts'];

/** The messages of a room stand in the folder of a locale, in a folder named after the room, and belong to that room. */
const messageFolder = /^app\/languages\/[^/]+\/(?=[^/]+\/)/;

const folderOf = (path: string) =>
  path.startsWith('app/') ? path.replace(messageFolder, 'app/').split('/')[1] : undefined;
/** Lists that name the folders of the locales. */
const languageLists = ['locales.ts', 'locale-fonts.ts'].map((file) => `app/languages/${file}`);
const isStore = (path: string) => stores.includes(folderOf(path) ?? '');
/** Index of a file's room: 0 is the top. Files directly in `app/` are above all rooms and get -1. */
const heightOf = (path: string) => rooms.indexOf(folderOf(path) ?? '');
const isInRoom = (path: string) => path.startsWith('app/') && path.split('/').length > 2;
const isServerFile = (path: string) => /\.server(\.[a-z]+)*$/.test(path);
const isIn = (path: string, ...folders: string[]) =>
  folders.some((folder) => path.startsWith(`app/${folder}/`));
const isPackage = (imported: string, name: string) => imported === name || imported.startsWith(`${name}/`);

/** Only drizzle-kit and the tests import this list. */
const allTables = 'app/all-tables.server.ts';

/** Modules with messages in English only, for staff and for programs that call the API. */
const staffMessages = 'app/platform/http/staff-message.server.ts';

/** Folders whose errors visitors never see. */
const staffFolders = [
  'accounts',
  'appointments/waiting-list',
  'doctors',
  'hospital',
  'links',
  'payments',
  'platform/http',
  'platform/pictures',
  'platform/staff-input',
  'platform/writes',
  'routes/api',
  'routes/staff',
  'staff-area',
];

interface Wall {
  readonly rule: string;
  readonly isBroken: (one: Import) => boolean;
  /** An import that breaks the rule, which proves that the check can fail. */
  readonly example: readonly [file: string, imported: string];
}

const walls: readonly Wall[] = [
  {
    rule: 'a room imports only rooms below it',
    isBroken: ({ file, imported }) =>
      isInRoom(file) &&
      isInRoom(imported) &&
      heightOf(imported) < heightOf(file) &&
      !languageLists.includes(file),
    example: ['app/doctors/doctor.queries.server.ts', 'app/routes/public/home.tsx'],
  },
  {
    rule: "a store does not import another store's server files: a route composes them",
    isBroken: ({ file, imported }) =>
      isStore(file) && isStore(imported) && isServerFile(imported) && folderOf(file) !== folderOf(imported),
    example: ['app/appointments/appointment.queries.server.ts', 'app/doctors/doctor.queries.server.ts'],
  },
  {
    rule: 'the design system does not import the platform',
    isBroken: ({ file, imported }) => isIn(file, 'ui') && isIn(imported, 'platform'),
    example: ['app/ui/card/card.tsx', 'app/platform/log/log.server.ts'],
  },
  {
    rule: 'the service worker and its list of pages import navigation, time and languages alone',
    isBroken: ({ file, imported }) =>
      isIn(file, 'offline') &&
      imported.startsWith('app/') &&
      !isIn(imported, 'offline', 'navigation', 'time', 'languages'),
    example: ['app/offline/offline-pages.ts', 'app/platform/log/log.server.ts'],
  },
  {
    rule: 'nothing in the application imports the list of all tables',
    isBroken: ({ imported }) => imported === allTables,
    example: ['app/doctors/doctor.queries.server.ts', allTables],
  },
  {
    rule: 'a style sheet imports the theme and other style sheets only',
    isBroken: ({ file, imported }) =>
      file.endsWith('.css.ts') &&
      !isIn(imported, 'ui/theme') &&
      // The fonts of each locale.
      imported !== 'app/languages/locales.ts' &&
      imported !== 'app/languages/locale-fonts.ts' &&
      !imported.endsWith('.css.ts') &&
      !imported.startsWith('@vanilla-extract/'),
    example: ['app/ui/card/card.css.ts', 'app/hospital-facts/default-facts.ts'],
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
    rule: 'arktype is imported by platform/input/input.server.ts alone, which disables its code generation',
    isBroken: ({ file, imported }) =>
      isPackage(imported, 'arktype') && file !== 'app/platform/input/input.server.ts',
    example: ['app/doctors/doctor.input.server.ts', 'arktype'],
  },
  {
    rule: 'oslo is imported in two places, and oslo/password, whose native code cannot be bundled, nowhere',
    isBroken: ({ file, imported }) =>
      isPackage(imported, 'oslo') &&
      (isPackage(imported, 'oslo/password') ||
        !['app/platform/tokens/tokens.server.ts', 'app/platform/http/same-origin.server.ts'].includes(file)),
    example: ['app/platform/tokens/tokens.server.ts', 'oslo/password'],
  },
  {
    rule: 'messages in English alone are imported only where staff and programs meet them',
    isBroken: ({ file, imported }) => imported === staffMessages && !isIn(file, ...staffFolders),
    example: ['app/appointments/appointment.commands.server.ts', staffMessages],
  },
  {
    rule: 'the application does not import art, bench, tests or tools',
    isBroken: ({ imported }) => /^(art|bench|tests|tools)\//.test(imported),
    example: ['app/root.tsx', 'tools/seed.ts'],
  },
];

const imports = ['app', 'workers'].flatMap(sourceFiles).flatMap((file) => importsOf(file, readSource(file)));

test('reads every form of import', () => {
  expect(imports).toContainEqual({
    file: 'workers/app.ts',
    imported: 'app/platform/request/context.server.ts',
  });
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

test('every folder of the application is a room in the list', () => {
  const folders = new Set(
    sourceFiles('app')
      .filter((file) => file.split('/').length > 2)
      .map(folderOf),
  );
  expect([...folders].sort()).toEqual([...rooms].sort());
});

test.each(walls)('$rule', ({ isBroken, example: [file, imported] }) => {
  expect(isBroken({ file, imported })).toBe(true);
  expect(imports.filter(isBroken).map((one) => `${one.file} imports ${one.imported}`)).toEqual([]);
});

type Arrow = readonly [from: string, to: string];

/** Arrows that lead into a circle: those that are left when folders that import no other are taken away, again and again. */
function arrowsIntoCircles(arrows: readonly Arrow[]): readonly Arrow[] {
  const importers = new Set(arrows.map(([from]) => from));
  const left = arrows.filter(([, to]) => importers.has(to));
  return left.length === arrows.length ? left : arrowsIntoCircles(left);
}

test('no folders of the staff area import each other in a circle', () => {
  const circle: readonly Arrow[] = [
    ['lists', 'frame'],
    ['frame', 'lists'],
  ];
  expect(arrowsIntoCircles([...circle, ['frame', 'paths']])).toEqual(circle);
  const folder = (path: string) => /^app\/staff-area\/([^/]+)\//.exec(path)?.[1];
  const arrows = imports.flatMap(({ file, imported }): Arrow[] => {
    const [from, to] = [folder(file), folder(imported)];
    return from !== undefined && to !== undefined && from !== to ? [[from, to]] : [];
  });
  expect(arrows.length).toBeGreaterThan(0);
  expect(arrowsIntoCircles(arrows)).toEqual([]);
});

/** Returns a script and every module that it imports, directly or through others. */
function modulesOf(entry: string): ReadonlySet<string> {
  const modules = new Set([entry]);
  for (const file of modules) {
    for (const one of imports) if (one.file === file) modules.add(one.imported);
  }
  return modules;
}

test('no island reads the facts from the context: islands are hydrated outside it and get facts as props', () => {
  const context = 'app/ui/facts-context/hospital-facts.ts';
  expect([...modulesOf('app/root.tsx')]).toContain(context);
  for (const entry of ['app/entry.islands.ts', 'app/content/rooms/room-viewer.tsx']) {
    for (const file of [context, 'app/hospital-facts/default-facts.ts'])
      expect([...modulesOf(entry)], entry).not.toContain(file);
  }
});

test('nothing imports the messages of a locale by its folder: they are found by the English ones', () => {
  const folderOfMessages = /^app\/languages\/(?!en\/)[^/]+\/./;
  const direct = imports.filter(
    ({ file, imported }) =>
      folderOfMessages.test(imported) && !folderOfMessages.test(file) && !languageLists.includes(file),
  );
  expect(direct).toEqual([]);
  expect(folderOfMessages.test('app/languages/hi/ui/header/header.ts')).toBe(true);
});

test('errors refer to messages in the folder of a locale: no other file states a text beside its error', () => {
  const literal = /\bmessage\(\s*[{'"`]/;
  expect(literal.test("message({ text: 'Not possible.' }, 'text')")).toBe(true);
  const stating = ['app', 'workers'].flatMap(sourceFiles).filter((file) => literal.test(readSource(file)));
  expect(stating.filter((file) => file !== staffMessages)).toEqual([]);
});

test('each room with a table is listed as a store, or its tables are for all stores', () => {
  const withTables = sourceFiles('app')
    .filter((file) => file.endsWith('.schema.server.ts'))
    .map(folderOf);
  expect(new Set(withTables)).toEqual(new Set([...stores, 'messages', 'platform']));
});

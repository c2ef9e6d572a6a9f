/** Checks the size of the build and what it must not contain. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { localizedRouteId } from '#app/navigation/route-ids.ts';
import { budgetOf, largestManifest, mostRoutes } from '#tests/support/size-budgets.ts';

const build = join(import.meta.dirname, '../../build');

/** Packages that the Worker runs at its start. A new one makes every new isolate slower: load it where it is needed. */
const packagesAtStart: readonly string[] = [
  '@react-router/cloudflare',
  '@vanilla-extract/recipes',
  'cookie-es',
  'drizzle-orm',
  'libphonenumber-js',
  'lucide-react',
  'oslo',
  'react',
  'react-dom',
  'react-router',
];

const serverFiles = globSync('server/**/*.js', { cwd: build });
const serverFile = (name: string) => readFileSync(join(build, name), 'utf8');

interface BuiltModule {
  readonly module: string;
  readonly imports?: readonly string[];
}

interface Manifest {
  readonly entry: BuiltModule;
  readonly routes: Readonly<Record<string, (BuiltModule & { readonly css?: readonly string[] }) | undefined>>;
  readonly url: string;
}

function manifestScript(): string {
  const [file] = globSync('client/assets/manifest-*.js', { cwd: build });
  if (!file) throw new Error('The build has no manifest.');
  return readFileSync(join(build, file), 'utf8');
}

const readManifest = (): Manifest => JSON.parse(manifestScript().replace(/^window\.\w+=|;$/g, ''));

const brotli = (file: string) => brotliCompressSync(readFileSync(join(build, 'client', file))).length;

/** Compressed bytes of the scripts that a browser fetches for a page, including the parent routes. */
function scriptBytes(routeIds: readonly string[]): number {
  const { entry, routes, url } = readManifest();
  const modules = [entry, ...routeIds.map((id) => routes[id])].map((module, index) => {
    if (!module) throw new Error(`The build has no route ${routeIds[index - 1]}.`);
    return module;
  });
  const files = new Set([url, ...modules.flatMap(({ module, imports = [] }) => [module, ...imports])]);
  return [...files].reduce((sum, file) => sum + brotli(file), 0);
}

const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;

test('the Worker contains no native code', () => {
  const text = serverFiles.map(serverFile).join('\n');
  expect(text).not.toContain('@node-rs');
  expect(text).not.toMatch(/\.node['"]/);
});

/** The files that a file imports statically: workerd runs all of them before the first request. */
function startFiles(name = 'server/index.js', found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found;
  found.add(name);
  const imports = serverFile(name).matchAll(/(?:^|[;}])import(?:[^"'();]*?from)?["'](\.[^"']+)["']/g);
  for (const [, file = ''] of imports) startFiles(join(name, '..', file), found);
  return found;
}

const gzipBytes = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + gzipSync(serverFile(name)).length, 0);

test('the Worker is at most 1.3 MB compressed, and what it runs at its start at most 0.4 MB', () => {
  const size = gzipBytes(serverFiles);
  const start = gzipBytes(startFiles());
  console.log(`Worker: ${kilobytes(size)} KiB gzip, at its start ${kilobytes(start)} KiB`);
  expect(size).toBeLessThan(1.3 * 1024 * 1024);
  expect(start).toBeLessThan(0.4 * 1024 * 1024);
});

test('the Worker has few files, because each costs a new isolate time before its first page', () => {
  expect(serverFiles.length).toBeLessThan(30);
});

/** The sources of chunks of the Worker. */
const sourcesOf = (names: Iterable<string>): readonly string[] =>
  [...names].flatMap((name): readonly string[] => {
    const map = join(build, `${name}.map`);
    return existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')).sources : [];
  });

test('workerd compiles a file when it is imported, and home imports no article, no directory and no second renderer (decision 0116)', () => {
  const { compatibility_flags: flags } = JSON.parse(serverFile('server/wrangler.json'));
  expect(flags).toContain('new_module_registry');
  const [pages = ''] = globSync('server/assets/pages-*.js', { cwd: build });
  const sources = sourcesOf(startFiles(pages));
  expect(sources.some((source) => source.endsWith('/routes/public/home.tsx'))).toBe(true);
  const notForHome = /\/app\/(?:routes\/public\/(?!frame|home)|content\/dangers\/table\/)|\/minisearch\//;
  expect(sources.filter((source) => notForHome.test(source))).toEqual([]);
  expect(sourcesOf(serverFiles).filter((source) => /react-dom-server-legacy/.test(source))).toEqual([]);
});

test('pages, messages of other languages, staff area, API and schemas are not among what the Worker runs at its start', () => {
  const sources = sourcesOf(startFiles());
  expect(sources.length).toBeGreaterThan(100);
  const heavy =
    /\/(?:app\/(?:routes|staff-area|accounts\/staff)\/|app\/languages\/(?!en\/)[a-z]{2}\/(?:content|information)\/|\.mdx|node_modules\/(?:arktype|@ark|minisearch|@zxcvbn-ts|csv-\w+|to-words|uqr|es-toolkit)\/)/;
  expect(sources.filter((source) => heavy.test(source))).toEqual([]);
  const packages = new Set(
    sources.flatMap((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []),
  );
  expect([...packages].sort()).toEqual(packagesAtStart);
});

test('the list of routes stays small, because a page of the catalogue has one route for all locales', () => {
  const routes = Object.keys(readManifest().routes).length;
  const size = Buffer.byteLength(manifestScript());
  console.log(`Routes: ${routes}, manifest ${kilobytes(size)} KiB`);
  expect(routes).toBeLessThanOrEqual(mostRoutes);
  expect(size).toBeLessThan(largestManifest);
});

/**
 * Drafts, the question before leaving, edit conflicts, and the lists' pages, filters and
 * bin cost 10 KiB. A chunk for shared parts (tools/script-chunks.ts) and a directory path without the page
 * catalogue saved as much. Facts from the database, roles and the to-do list cost 3 KiB. One script for the
 * frame instead of thirty small ones saved 9 KiB. The languages and the gender of a doctor cost 1 KiB, and the titles
 * and summaries of thirty more information pages 4 KiB.
 */
test('the scripts of the staff pages stay within their budget', () => {
  const staffPages = ['doctor-list', 'doctor-add', 'doctor-edit'].map(
    (name) => `routes/staff/doctors/${name}`,
  );
  // The module that asks before a deletion serves all lists, so its route has an id of its own.
  const size = scriptBytes(['root', 'routes/staff/dashboard', ...staffPages, 'doctor-delete']);
  console.log(`Scripts of the doctor list with its dialogs: ${kilobytes(size)} KiB brotli`);
  expect(size).toBeLessThan(budgetOf('staffScripts'));
});

/** Components that most staff pages use are part of the frame's script, which saved 3 KiB here and in the doctor list. */
test('the scripts of the front desk, with one appointment and its dialogs, stay within their budget', () => {
  const deskPages = [
    'appointments/appointments',
    'appointments/appointment',
    'appointments/appointment-new',
    'appointments/appointment-move',
    'appointments/appointment-cancel',
    'payments/payment-take',
  ].map((name) => `routes/staff/${name}`);
  const size = scriptBytes(['root', 'routes/staff/dashboard', ...deskPages]);
  console.log(`Scripts of the front desk: ${kilobytes(size)} KiB brotli`);
  expect(size).toBeLessThan(budgetOf('deskScripts'));
});

test('a staff page links at most three style sheets within their budget, and first the one that orders the layers', () => {
  const sheetsOf = Object.entries(readManifest().routes).map(([id, route]) => ({
    id,
    // React Router appends '#' to a sheet that a lazy part needs too. It is the same file.
    sheets: (route?.css ?? []).map((sheet) => sheet.replace(/#$/, '')),
  }));
  // The fonts of other locales are a separate sheet, which only the receipt in another locale links.
  const ofStaff = sheetsOf.filter(({ id }) => !id.endsWith('localized-receipt'));
  const all = [...new Set(ofStaff.flatMap(({ sheets }) => sheets))];
  const sizes = new Map(all.map((sheet) => [sheet, brotli(sheet)]));
  console.log(
    `Style sheets: ${all.map((sheet) => `${sheet} ${kilobytes(sizes.get(sheet) ?? 0)} KiB brotli`).join(', ')}`,
  );
  expect(all).toHaveLength(3);
  // A narrower doctor card, and separate sheets for tables and control states, cost 0.5 KiB here and saved 0.7 KB on
  // every public page (decision 0039).
  expect([...sizes.values()].reduce((sum, size) => sum + size)).toBeLessThan(budgetOf('staffStyles'));

  const [frame] = sheetsOf.find(({ id }) => id === 'root')?.sheets ?? [];
  for (const { id, sheets } of ofStaff) {
    // The root sheet declares the order of the layers.
    if (sheets.length > 0) expect(sheets[0], id).toBe(frame);
  }
});

test('no rule of the linked sheet makes a browser with scripts restyle a whole public page (decision 0035)', () => {
  const [sheet = ''] = globSync('client/assets/later-*.css', { cwd: build });
  const rules = readFileSync(join(build, sheet), 'utf8');
  const blocks = [...rules.matchAll(/@media ([^{]+)\{((?:[^{}]+\{[^{}]*\})*)\}/g)];
  const elsewhere = blocks.filter(([, media = '']) => /scripting:\s*none|print/.test(media));
  expect(elsewhere.length).toBeGreaterThan(1);
  const withScripts = elsewhere.reduce((left, [block]) => left.replace(block, ''), rules);
  expect(withScripts).toContain(':popover-open');
  expect(withScripts).not.toMatch(/\b(html|body):(has|not\(:has)\(/);
});

test('a deployed Worker refuses the demonstration account', () => {
  const { vars } = JSON.parse(readFileSync(join(build, 'server/wrangler.json'), 'utf8'));
  expect(vars).toMatchObject({ DEMONSTRATION: 'off', DATA_VERSION_CHECKS: 'timed' });
});

test('the page of all components is for development only', () => {
  const routes = Object.keys(readManifest().routes);
  expect(routes).toContain(localizedRouteId('home'));
  expect(routes.filter((id) => id.includes('design-system'))).toEqual([]);
});

test('only the client folder is uploaded, without source files, source maps and hidden folders', () => {
  const { assets } = JSON.parse(readFileSync(join(build, 'server/wrangler.json'), 'utf8'));
  expect(join(build, 'server', assets.directory)).toBe(join(build, 'client'));
  const files = readdirSync(join(build, 'client'), { recursive: true, encoding: 'utf8' });
  expect(files.length).toBeGreaterThan(100);
  // Wrangler reads `.assetsignore` and does not upload it.
  const wrong = files.filter((file) =>
    /(?:^|\/)\.(?!assetsignore$)|\.(?:map|tsx?|mdx?|sql|toml|env)$/.test(file),
  );
  expect(wrong).toEqual([]);
});

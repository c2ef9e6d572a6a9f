import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

const root = join(import.meta.dirname, '../..');

export interface Import {
  /** Path relative to the project root, such as `app/root.tsx`. */
  readonly file: string;
  /** Path relative to the project root, or the name of a package. */
  readonly imported: string;
}

/** Lists the source files of a folder, without its tests. */
export function sourceFiles(folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$/.test(path));
}

export const readSource = (file: string) => readFileSync(join(root, file), 'utf8');

function resolved(file: string, specifier: string): string {
  if (specifier.startsWith('#messages/')) return specifier.replace('#messages', 'app/languages/en');
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier;
}

/**
 * Lists the modules that a module imports, re-exports or loads dynamically. Type-only imports are left out,
 * because the compiler removes them.
 */
export function importsOf(file: string, source: string): Import[] {
  const { module } = parseSync(file, source);
  const specifiers = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some((entry) => !entry.isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .filter((entry) => !entry.isType)
      .flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      source.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    ),
  ];
  return specifiers.map((specifier) => ({ file, imported: resolved(file, specifier) }));
}

/** Paths that each file imports, without packages and without a query such as `?raw`. Each process parses a file once. */
const importedPaths = new Map<string, readonly string[]>();

function pathsImportedBy(file: string): readonly string[] {
  const known = importedPaths.get(file);
  if (known) return known;
  const isModule = /\.[cm]?[jt]sx?$/.test(file);
  const paths = (isModule ? importsOf(file, readSource(file)) : [])
    .map(({ imported }) => imported.replace(/\?.*$/, ''))
    .filter((path) => existsSync(join(root, path)));
  importedPaths.set(file, paths);
  return paths;
}

/**
 * Lists the files that a module imports, directly or through other modules. Files that it reads while it runs, or finds
 * with `import.meta.glob`, are not among them.
 *
 * @param file path relative to the project root
 */
export function importedFiles(file: string): readonly string[] {
  const found = new Set<string>();
  const open = [file];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const path of pathsImportedBy(next)) {
      if (found.has(path)) continue;
      found.add(path);
      open.push(path);
    }
  return [...found].sort();
}

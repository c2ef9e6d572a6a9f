import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

const root = join(import.meta.dirname, '../..');

export interface Import {
  /** Relative to the project, such as `app/root.tsx`. */
  readonly file: string;
  /** A file likewise, or a package as it is named. */
  readonly imported: string;
}

/** The source files of a folder, without its tests. */
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

/** What a module imports, passes on or loads later; imports of types alone leave no trace and do not count. */
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

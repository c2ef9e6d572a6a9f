import { globSync, readFileSync } from 'node:fs';

/** Static and dynamic imports of a package. Imports of types only are left out. */
const imports = [
  /^(?:import|export)\s(?!type\s)[^'"]*?\sfrom\s+'([^'.#/:][^':]*)'/gm,
  /^import\s+'([^'.#/:][^':]*)'/gm,
  /\bimport\('([^'.#/:][^':]*)'\)/g,
];

/** Returns the packages that a source imports at run time, with their subpaths. */
export const packagesIn = (source: string): string[] =>
  imports.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name));

/** Modules that exist only while vanilla-extract compiles a style sheet. */
const isCompiledAway = (name: string) => name.startsWith('@vanilla-extract/');

/**
 * Returns the packages that the sources of an environment import. The development server bundles them once when it starts.
 * Otherwise it finds them page by page, and starts the Worker again each time.
 */
export function importedPackages(environment: 'client' | 'server'): string[] {
  const isServerOnly = (file: string) => /\.server\.tsx?$/.test(file) || file.startsWith('workers/');
  const files = globSync(['app/**/*.{ts,tsx}', 'workers/**/*.ts']).filter(
    (file) =>
      !/\.(?:test|css)\.tsx?$|\.d\.ts$/.test(file) && (environment === 'server' || !isServerOnly(file)),
  );
  const names = new Set(files.flatMap((file) => packagesIn(readFileSync(file, 'utf8'))));
  // Compiled style sheets and JSX import the last three.
  return [...names, '@vanilla-extract/recipes/createRuntimeFn', 'react/jsx-runtime', 'react/jsx-dev-runtime']
    .filter((name) => !isCompiledAway(name) || name.endsWith('createRuntimeFn'))
    .sort();
}

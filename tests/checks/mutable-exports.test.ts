/**
 * Checks that no module exports a variable that can be reassigned: requests in one isolate would share its
 * value.
 */

import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './imports.ts';

/**
 * Names that a module exports and may reassign, with `export let a` as well as with `let a; export { a }`.
 */
function mutableExportsOf(file: string, source: string): readonly string[] {
  const { program, module } = parseSync(file, source);
  const declared = program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind === 'const') return [];
    return source.slice(declaration.start, declaration.end);
  });
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ moduleRequest }) => !moduleRequest)
    .flatMap(({ localName }) => localName.name ?? []);
  return exported.filter((name) => declared.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
}

test('recognises a mutable export in each spelling', () => {
  const source = `
    export let a = 1;
    export let { b } = { b: 2 };
    let c = 3;
    let d = 4;
    export const e = 5;
    export { c };
    export { f } from './f.ts';`;
  expect(mutableExportsOf('app/x.ts', source)).toEqual(['a', 'b', 'c']);
});

test('no module exports a mutable variable', () => {
  const files = ['app', 'workers', 'tools', 'tests', 'art'].flatMap(sourceFiles);
  expect(files).toContain('app/ui/facts-context/hospital-facts.ts');
  expect(files.filter((file) => mutableExportsOf(file, readSource(file)).length > 0)).toEqual([]);
});

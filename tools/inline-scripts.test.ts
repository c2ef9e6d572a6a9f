import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { buildInlineScript } from './inline-scripts.ts';

const folder = mkdtempSync(join(tmpdir(), 'inline-scripts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('bundles a module and its imports into one classic script, minified and without types', async () => {
  const imported = write('words.ts', "export const words = 'Read me';\nexport const unused = 'never';\n");
  const path = write(
    'page.script.ts',
    "import { words } from './words.ts';\n\n/** Says it. */\nconst say = (text: string) => {\n  document.title = text;\n};\nsay(words);\n",
  );
  const { code, files } = await buildInlineScript(path);
  const document = { title: '' };
  runInNewContext(code, { document });
  expect(document.title).toBe('Read me');
  expect(code).not.toMatch(/import|export|string|never|Says|\n/);
  expect([...files].sort()).toEqual([path, imported].sort());
});

test('escapes a closing script tag, so that the script does not end its own element', async () => {
  const path = write('early.script.ts', "document.title = '</' + 'script>';\n");
  const { code } = await buildInlineScript(path);
  expect(code).toContain('script>');
  expect(code).not.toContain('</');
});

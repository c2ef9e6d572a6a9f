import { expect, test } from 'vitest';
import { importedPackages, packagesIn } from './imported-packages.ts';

test('finds imported packages, and no types, files, built-in modules or virtual modules', () => {
  const source = [
    "import { a } from 'one';",
    'import {',
    '  b,',
    '  type C,',
    "} from '@scope/two/part';",
    "import 'three';",
    "export * from 'four';",
    "const five = () => import('five');",
    "import type { D } from 'a-type';",
    "import { e } from './file.ts';",
    "import { f } from '#app/file.ts';",
    "import { g } from 'node:fs';",
    "import h from 'virtual:module';",
  ].join('\n');
  expect(packagesIn(source).sort()).toEqual(['@scope/two/part', 'five', 'four', 'one', 'three']);
});

test('knows the packages of the Worker and of the browser', () => {
  expect(importedPackages('server')).toEqual(
    expect.arrayContaining([
      'arktype',
      'drizzle-orm',
      'drizzle-orm/sqlite-core',
      'minisearch',
      'react-router',
    ]),
  );
  const ofClient = importedPackages('client');
  expect(ofClient).toEqual(expect.arrayContaining(['@radix-ui/react-dialog', 'react-router']));
  expect(ofClient).not.toContain('arktype');
});

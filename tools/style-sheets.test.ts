import { join } from 'node:path';
import { expect, test } from 'vitest';
import { styleSheetOf } from './style-sheets.ts';

const app = join(import.meta.dirname, '../app');

/** A module's name and who imports it, as paths in app/. */
function graphOf(importers: Record<string, readonly string[]>) {
  return {
    getModuleInfo: (id: string) => ({
      importers: (importers[id.slice(app.length + 1)] ?? []).map((path) => join(app, path)),
    }),
  };
}

const graph = graphOf({
  'ui/text-link/text-link.css.ts.vanilla.css': ['ui/text-link/text-link.css.ts'],
  'ui/text-link/text-link.css.ts': ['ui/text-link/text-link.tsx'],
  'ui/text-link/text-link.tsx': ['routes/public/information-page.tsx', 'routes/staff/links/links.tsx'],
  'ui/carousel/carousel.css.ts.vanilla.css': ['ui/carousel/carousel.tsx'],
  'ui/carousel/carousel.tsx': ['routes/public/home.tsx'],
  'ui/table/table.css.ts.vanilla.css': ['ui/table/table.tsx'],
  'ui/table/table.tsx': [
    'routes/staff/links/links.tsx',
    'routes/staff/doctors/doctor-list.tsx',
    'ui/table/table.tsx',
  ],
  'payments/parts/localized-receipt.css.ts.vanilla.css': ['routes/staff/payments/localized-receipt.tsx'],
  'ui/field/field.css.ts.vanilla.css': [
    'routes/staff/accounts/sign-in.tsx',
    'routes/staff/links/link-add.tsx',
  ],
});

test.each([
  ['ui/text-link/text-link.css.ts.vanilla.css', 'frame', 'shown on an information page, wherever else'],
  ['ui/carousel/carousel.css.ts.vanilla.css', 'pages', 'shown on other public pages'],
  ['ui/table/table.css.ts.vanilla.css?source=x', 'staff', 'shown in the staff area alone'],
  [
    'ui/field/field.css.ts.vanilla.css',
    'pages',
    'shown on the sign-in page, which stands in the public frame',
  ],
  ['ui/theme/localized-fonts.css.ts.vanilla.css', 'localized', 'shown on pages with a locale prefix alone'],
  [
    'payments/parts/localized-receipt.css.ts.vanilla.css',
    'localized',
    'shown on a receipt in another locale alone',
  ],
  ['ui/text-link/text-link.tsx', null, 'no style sheet'],
])('%s: %s, as it is %s', (path, sheet, _reason) => {
  expect(styleSheetOf(join(app, path), graph)).toBe(sheet);
});

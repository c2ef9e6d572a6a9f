import { join, relative } from 'node:path';
import type { ModuleGraph } from './module-graph.ts';

const app = join(import.meta.dirname, '../app');

/**
 * Chooses the sheet for the rules of a module, so that a page gets few rules that it does not use: `frame` for the
 * frame of the public pages and the information pages, `staff` for the staff area, `localized` for the fonts of
 * other locales, `pages` for everything else.
 *
 * It follows from who imports a module; React Router links the sheets a route needs. In a sheet the rules
 * stand in the order in which they are imported, and between sheets the cascade layers decide, whose order the frame's sheet
 * states: it is the first of every page.
 *
 * @returns null for a module that is no style sheet
 */
export function styleSheetOf(
  id: string,
  graph: ModuleGraph,
): 'frame' | 'pages' | 'staff' | 'localized' | null {
  if (!id.split('?')[0]?.endsWith('.vanilla.css')) return null;
  if (id.startsWith(localizedFonts)) return 'localized';
  const routes = routesUsing(id, graph);
  if (routes.length > 0 && routes.every((route) => route === localizedReceipt)) return 'localized';
  if (routes.some((route) => inFrame.test(route))) return 'frame';
  return routes.every((route) => forStaff.test(route)) ? 'staff' : 'pages';
}

/** No route imports this sheet: tools/page-assets.ts adds its rules to the pages of other locales. */
const localizedFonts = join(app, 'ui/theme/localized-fonts.css.ts');

const localizedReceipt = 'routes/staff/payments/localized-receipt.tsx';

const inFrame = /^(root|routes\/public\/(frame|information-page))\.tsx$/;

/** The sign-in page is for staff too, but stands in the public frame. */
const forStaff = /^routes\/staff\/(?!accounts\/sign-in)/;

/** The route modules that import a module, whatever lies between. */
function routesUsing(id: string, graph: ModuleGraph): readonly string[] {
  const routes: string[] = [];
  const seen = new Set([id]);
  for (const module of seen) {
    const path = relative(app, module.split('?')[0] ?? '');
    if (/^(root\.tsx$|routes\/)/.test(path)) routes.push(path);
    else for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return routes;
}

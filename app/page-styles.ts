import type { PublicPageAssets } from './page-assets.ts';
import { joinRules } from './page-rules.ts';
import type { PageStyles } from './ui/page-head/page-head.ts';

const known = new Map<string, PageStyles>();

/**
 * The styles of a public page.
 *
 * @param routes the addresses of its routes' own scripts
 */
export function pageStyles(
  { rules, rulesOfRoute, laterStyles }: PublicPageAssets,
  routes: readonly string[],
): PageStyles {
  const key = routes.join(' ');
  const found = known.get(key);
  if (found) return found;
  const sheets = [...new Set(routes.flatMap((route) => rulesOfRoute[route] ?? []))];
  const styles: PageStyles = {
    rules: joinRules(sheets.map((sheet) => rules[sheet] ?? {})),
    later: laterStyles,
  };
  known.set(key, styles);
  return styles;
}

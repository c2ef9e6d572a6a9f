import type { PublicPageAssets } from './page-assets.ts';
import { joinRules } from './page-rules.ts';
import type { PageStyles } from './ui/page-head/page-head.ts';

const known = new Map<string, PageStyles>();

/**
 * The styles of a public page.
 *
 * @param routes the addresses of the scripts of its routes: document, frame and page
 * @param isLocalized whether the page is in another locale than the default one
 */
export function pageStyles(
  { rules, rulesOfRoute, localizedRules, laterStyles }: PublicPageAssets,
  routes: readonly string[],
  isLocalized: boolean,
): PageStyles {
  const key = [isLocalized, ...routes].join(' ');
  const found = known.get(key);
  if (found) return found;
  const [document = [], frame = [], ...parts] = routes.map((route) => rulesOfRoute[route] ?? []);
  // The rules of other locales follow those of the frame, which they override.
  const places = [...document, ...frame, ...(isLocalized ? localizedRules : []), ...parts.flat()];
  const styles: PageStyles = {
    rules: joinRules([...new Set(places)].map((place) => rules[place] ?? {})),
    later: laterStyles,
  };
  known.set(key, styles);
  return styles;
}

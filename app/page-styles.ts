import type { PageAssets } from './page-assets.ts';
import { joinedRules } from './page-rules.ts';
import type { PageStyles } from './ui/page-head/page-head.ts';

const known = new Map<string, PageStyles>();

/**
 * What a public page says of its looks.
 *
 * @param routes the addresses of its routes' own scripts
 * @param hasMovingParts keeps the rules apart that its moving parts need: a finished page is rid of those it does not use
 */
export function pageStyles(
  { rules, rulesOfRoute, rulesOfMovingParts, laterStyles }: PageAssets,
  routes: readonly string[],
  hasMovingParts: boolean,
): PageStyles {
  const key = routes.join(' ');
  const found = known.get(key);
  if (found) return found;
  const used = [...new Set(routes.flatMap((route) => rulesOfRoute[route] ?? []))];
  const rulesThat = (move: boolean) =>
    joinedRules(
      used
        .filter((place) => (hasMovingParts && rulesOfMovingParts.includes(place)) === move)
        .map((place) => rules[place] ?? {}),
    );
  const styles: PageStyles = { still: rulesThat(false), moving: rulesThat(true), later: laterStyles };
  known.set(key, styles);
  return styles;
}

import { type PublicPageAssets, type RarePart, rareParts } from './page-assets.ts';
import { joinRules } from './page-rules.ts';
import type { PageStyles } from './ui/page-head/page-head.ts';

const known = new Map<string, PageStyles>();

/**
 * The styles of a public page.
 *
 * @param routes the addresses of the scripts of its routes: document, frame and page
 * @param page whether the page is in another locale than the default one, and the rare parts that it does not show
 */
export function pageStyles(
  { rules, rulesOfRoute, localizedRules, laterStyles }: PublicPageAssets,
  routes: readonly string[],
  { isLocalized, hidden }: { readonly isLocalized: boolean; readonly hidden: ReadonlySet<RarePart> },
): PageStyles {
  const shown = rareParts.filter((part) => !hidden.has(part));
  const key = [isLocalized, ...routes, ...shown].join(' ');
  const found = known.get(key);
  if (found) return found;
  const [document = [], frame = [], ...parts] = routes.map((route) => {
    const { always = [], with: ofParts = {} } = rulesOfRoute[route] ?? {};
    return [...always, ...shown.flatMap((part) => ofParts[part] ?? [])];
  });
  // The rules of other locales follow those of the frame, which they override.
  const places = [...document, ...frame, ...(isLocalized ? localizedRules : []), ...parts.flat()];
  const styles: PageStyles = {
    rules: joinRules([...new Set(places)].map((place) => rules[place] ?? {})),
    later: laterStyles,
  };
  known.set(key, styles);
  return styles;
}

/** The fields of loader and action data that say whether a page shows a rare part. */
interface TellingData {
  /** Dangers that were detected in a typed text. */
  readonly heard?: readonly unknown[];
  /** Text of an information page. */
  readonly article?: { readonly frontmatter: { readonly firstAid?: readonly string[] } };
}

interface RenderedPage {
  /** Data of the page's loaders and its action. */
  readonly data: readonly unknown[];
  readonly hasError: boolean;
  readonly isTask: boolean;
}

/**
 * Finds the rare parts that a page certainly does not show. A page whose data does not say so has the rules, because a box of
 * danger without its rules is worse than a page with some bytes more.
 */
export function hiddenParts({ data, hasError, isTask }: RenderedPage): ReadonlySet<RarePart> {
  const telling = data.filter((one) => typeof one === 'object' && one !== null) as readonly TellingData[];
  const heard = telling.flatMap((one) => (one.heard ? [one.heard] : []));
  const articles = telling.flatMap(({ article }) => (article ? [article.frontmatter] : []));
  const isHidden: Readonly<Record<RarePart, boolean>> = {
    dangerBoxes: heard.length > 0 && heard.every((dangers) => dangers.length === 0),
    errorMessage: !hasError,
    fitTimer: articles.length > 0 && articles.every(({ firstAid = [] }) => !firstAid.includes('fit')),
    taskHeader: !isTask,
  };
  return new Set(rareParts.filter((part) => isHidden[part]));
}

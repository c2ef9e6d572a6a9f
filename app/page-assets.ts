/** Browser assets of the build that the Worker needs for rendering (tools/page-assets.ts). */
export interface PublicPageAssets {
  /** Address of the script that hydrates islands. */
  readonly islands: string;
  /** Address of the script that adds listen buttons to a page. */
  readonly listen: string;
  /** Address of the picture viewer's script, which a page loads when a visitor opens a picture. */
  readonly viewer: string;
  /** Address of the style sheet with rules that no first view needs (tools/page-rules.ts). */
  readonly laterStyles: string;
  /** Minified rules of each style sheet of a public page by cascade layer; '' holds the rules outside all layers. */
  readonly rules: readonly RulesByLayer[];
  /** Sheets that a route of public pages needs, by the address of the route's script. */
  readonly rulesOfRoute: Readonly<Record<string, RouteSheets>>;
  /** Indexes into `rules` of the sheet with the fonts and line heights of other locales. */
  readonly localizedRules: readonly number[];
}

/**
 * Parts that a route shows on few of its pages. Their sheets are left out of the other pages:
 *
 * - `dangerBoxes`: help for a danger in a typed text
 * - `errorMessage`: the message of the frame in place of a page
 * - `fitTimer`: the timer in the first aid for a fit
 * - `taskHeader`: the header of a task
 */
export const rareParts = ['dangerBoxes', 'errorMessage', 'fitTimer', 'taskHeader'] as const;

export type RarePart = (typeof rareParts)[number];

/** Indexes into `rules`, in order. */
export interface RouteSheets {
  readonly always: readonly number[];
  /** Further sheets for the rare parts that the route can show. */
  readonly with: Readonly<Partial<Record<RarePart, readonly number[]>>>;
}

export type RulesByLayer = Readonly<Record<string, string>>;

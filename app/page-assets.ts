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
  /** Minified rules of each style sheet by cascade layer; '' holds the rules outside all layers. */
  readonly rules: readonly RulesByLayer[];
  /**
   * Indexes into `rules` of the sheets that a route needs, in order, by the address of the route's script.
   */
  readonly rulesOfRoute: Readonly<Record<string, readonly number[]>>;
  /** Indexes into `rules` of the sheet with the fonts and line heights of other locales. */
  readonly localizedRules: readonly number[];
}

export type RulesByLayer = Readonly<Record<string, string>>;

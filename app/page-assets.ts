/** What the build tells the Worker of the browser's half (tools/page-assets.ts). */
export interface PageAssets {
  /** The address of the script of the moving parts. */
  readonly islands: string;
  /** The address of the picture viewer's, which only who opens a picture needs. */
  readonly viewer: string;
  /** The address of the rules that no first view needs (tools/page-rules.ts). */
  readonly laterStyles: string;
  /** The rules of each style sheet by their layer, as small as they get; '' is what stands in none. */
  readonly rules: readonly RulesByLayer[];
  /** For the address of a route's own script: which of them the route needs, in their order. */
  readonly rulesOfRoute: Readonly<Record<string, readonly number[]>>;
}

export type RulesByLayer = Readonly<Record<string, string>>;

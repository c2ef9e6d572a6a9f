/** What the build tells the Worker of the browser's half (tools/page-assets.ts). */
export interface PageAssets {
  /** The address of the script of the moving parts. */
  readonly islands: string;
  /** The address of the picture viewer's, which only who opens a picture needs. */
  readonly viewer: string;
  /** The rules of each style sheet, as small as they get. */
  readonly rules: readonly string[];
  /** For the address of a route's own script: which of them the route needs, in their order. */
  readonly rulesOfRoute: Readonly<Record<string, readonly number[]>>;
}

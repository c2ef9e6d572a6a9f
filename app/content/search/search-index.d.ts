/** Modules that the build makes (tools/search-index/plugin.ts). Indexes are JSON as text, which parses faster than a module. */

declare module 'virtual:search-index/questions' {
  const json: string;
  export default json;
}

/** Loads the texts that the search of a locale reads. */
declare module 'virtual:search-index/texts' {
  const byLocale: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
  export default byLocale;
}

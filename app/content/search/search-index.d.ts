/** Modules that the build makes (tools/search-index/plugin.ts). An index is JSON in a string, because `JSON.parse` is faster than a module. */

declare module 'virtual:search-index/questions' {
  const json: string;
  export default json;
}

/** Imports of the texts of each locale. */
declare module 'virtual:search-index/texts' {
  const byLocale: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
  export default byLocale;
}

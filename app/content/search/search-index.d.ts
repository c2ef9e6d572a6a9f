/** JSON as text, which parses faster than a module, made by the build (tools/search-index/plugin.ts). */
declare module 'virtual:search-index/*' {
  const json: string;
  export default json;
}

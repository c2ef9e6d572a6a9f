/** The manager's guide as the build compiles it (tools/information-pages/plugin.ts). */
declare module '*/for-the-manager.md' {
  const page: { readonly body: readonly import('./content/reading/article-text.tsx').TextNode[] };
  export default page;
}

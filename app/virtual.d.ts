declare module 'virtual:page-assets' {
  const assets: import('./page-assets.ts').PublicPageAssets;
  export default assets;
}

declare module 'virtual:react-router/inject-hmr-runtime';

/** The built code of a script that stands in a page (tools/inline-scripts.ts). */
declare module '*.script.ts?script' {
  const code: string;
  export default code;
}

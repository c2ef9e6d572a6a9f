declare module 'virtual:page-assets' {
  const assets: import('./page-assets.ts').PageAssets;
  export default assets;
}

declare module 'virtual:react-router/inject-hmr-runtime';

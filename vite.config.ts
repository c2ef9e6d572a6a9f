import { globSync } from 'node:fs';
import { cloudflare } from '@cloudflare/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type PluginOption } from 'vite';
import { createShortClassNames } from './tools/class-names.ts';
import { importedPackages } from './tools/imported-packages.ts';
import { informationPages } from './tools/information-pages/plugin.ts';
import { inlineScripts } from './tools/inline-scripts.ts';
import { lazyRoutes } from './tools/lazy-routes.ts';
import { pageAssets } from './tools/page-assets.ts';
import { pageTexts } from './tools/page-texts/plugin.ts';
import { reloadPublicPages } from './tools/reload-public-pages.ts';
import { chunkFileName, chunkOf, reactChunk, sharedChunkOf } from './tools/script-chunks.ts';
import { sharePictures } from './tools/share-pictures/plugin.ts';
import { smallWorkerData } from './tools/small-worker-data.ts';
import { styleSheetOf } from './tools/style-sheets.ts';
import { withoutExternals } from './tools/vanilla-extract-shim.ts';
import { workerChunks } from './tools/worker-chunks.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    withoutExternals(
      vanillaExtractPlugin(
        command === 'build' ? { identifiers: createShortClassNames(globSync('app/**/*.css.ts')) } : {},
      ),
    ) as PluginOption,
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      // The development server runs only on this machine, so demonstration accounts may sign in.
      ...(command === 'serve'
        ? {
            config: (config) => {
              // Cloudflare's plugin prints an error with this flag, and development has no files to compile on demand. A returned list
              // would be added to the flags.
              config.compatibility_flags = config.compatibility_flags?.filter(
                (flag) => flag !== 'new_module_registry',
              );
              return {
                vars: { DEMONSTRATION: 'on', PUBLIC_ORIGIN: `http://localhost:${process.env.PORT || 5173}` },
              };
            },
          }
        : {}),
    }),
    inlineScripts(),
    informationPages(),
    pageTexts(),
    reactRouter(),
    lazyRoutes(),
    smallWorkerData(),
    sharePictures(),
    pageAssets(),
    reloadPublicPages(),
  ],
  environments: {
    // Minified, everything that is deployed is a fifth smaller. Source maps keep the traces of errors readable.
    ssr: {
      build: {
        minify: true,
        rolldownOptions: { output: { codeSplitting: { groups: workerChunks } } },
      },
      optimizeDeps: { include: importedPackages('server') },
    },
    client: {
      optimizeDeps: { include: importedPackages('client') },
      build: {
        // Three style sheets keep the order of rules (tools/style-sheets.ts). With one sheet for each chunk the rules of
        // a shared part could follow those of the route.
        rolldownOptions: {
          output: {
            chunkFileNames: ({ name }) => chunkFileName(name),
            codeSplitting: {
              groups: [
                { name: styleSheetOf, priority: 4 },
                { name: 'react', test: reactChunk, priority: 3 },
                { name: sharedChunkOf, priority: 2 },
                { name: chunkOf, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    // Pictures and fonts as data: URLs would need a weaker content security policy.
    assetsInlineLimit: 0,
  },
}));

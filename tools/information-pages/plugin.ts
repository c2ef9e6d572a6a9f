import type { Plugin } from 'vite';
import { compilePage } from './compiled-page.ts';
import { writeInformationIndex } from './index-file.ts';

/** Guide for the hospital manager. The staff area shows this document too (app/routes/staff/guide.tsx). */
const managersPage = '/docs/for-the-manager.md';

/** Lists the information pages, and compiles the manager's guide at build time, so the Worker needs no MDX code. */
export function informationPages(): Plugin {
  return {
    name: 'information-pages',
    enforce: 'pre',
    // Runs here too, so that a build started by hand fails on an invalid page.
    buildStart() {
      writeInformationIndex();
    },
    async transform(value, path) {
      if (!path.endsWith(managersPage)) return undefined;
      return { code: `export default ${JSON.stringify(await compilePage(value, path))};`, map: null };
    },
    configureServer({ watcher, config }) {
      watcher.on('change', (file) => {
        if (!/\/app\/languages\/[^/]+\/information\//.test(file.replaceAll('\\', '/'))) return;
        try {
          writeInformationIndex();
        } catch (error) {
          config.logger.error(error instanceof Error ? error.message : String(error));
        }
      });
    },
  };
}

import type { Plugin } from 'vite';

/** Event for `app/reload.dev.ts`, which public pages load in development. */
const serverChanged = 'public-page:server-changed';

/**
 * Tells open public pages that a module of the server has changed. A public page is not hydrated as a whole, so React's
 * hot reloading cannot show its new text, and the page reloads itself.
 */
export function reloadPublicPages(): Plugin {
  return {
    name: 'reload-public-pages',
    apply: 'serve',
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      server.environments.client?.hot.send(serverChanged, {});
    },
  };
}

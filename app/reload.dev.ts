/** Reloads a public page under `npm run dev` when a module of the server has changed (tools/reload-public-pages.ts). */
import.meta.hot?.on('public-page:server-changed', () => location.reload());

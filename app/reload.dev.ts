// React Router's development server finds the rules of a page by its route, and the fonts of other locales belong to no route.
import './ui/theme/localized-fonts.css.ts';

/** Reloads a public page under `npm run dev` when a module of the server has changed (tools/reload-public-pages.ts). */
import.meta.hot?.on('public-page:server-changed', () => location.reload());

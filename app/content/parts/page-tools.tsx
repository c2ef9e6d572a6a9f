import { selfHelpOf } from '#app/site/self-help-pages.ts';
import * as css from './page-tools.later.css.ts';

/** What the reader of an information page can do at once; nothing on most pages. */
export function PageTools({ path }: { readonly path: string }) {
  const pages = selfHelpOf(path);
  if (pages.length === 0) return null;
  return (
    <aside className={css.tools} aria-labelledby="tools">
      <strong id="tools">To use now:</strong>
      {pages.map((page) => (
        <a key={page.path} href={page.path} className={css.tool}>
          {page.title}
        </a>
      ))}
    </aside>
  );
}

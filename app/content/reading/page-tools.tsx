import { type SelfHelpId, selfHelpPagesOf } from '#app/navigation/self-help-pages.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { partWords } from '#messages/content/reading/page-parts.ts';
import * as css from './page-tools.later.css.ts';

/** What the reader of an information page can do at once; nothing on most pages. */
export function PageTools({ ids = [] }: { readonly ids?: readonly SelfHelpId[] }) {
  const { toUse } = useWords(partWords);
  const { pathTo, labelOf } = usePageLocale();
  if (ids.length === 0) return null;
  return (
    <aside className={css.tools} aria-labelledby="tools">
      <strong id="tools">{toUse}</strong>
      {selfHelpPagesOf(ids).map((page) => (
        <a key={page.path} href={pathTo(page.path)} className={css.tool}>
          {labelOf({ path: page.path, label: page.title })}
        </a>
      ))}
    </aside>
  );
}

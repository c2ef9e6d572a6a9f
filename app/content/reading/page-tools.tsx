import { entryTo } from '#app/navigation/navigation.ts';
import { type SelfHelpId, selfHelpPagesOf } from '#app/navigation/self-help-pages.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { partWords } from '#messages/content/reading/page-parts.ts';
import * as css from './page-tools.later.css.ts';

/** Links to the sheets and checks for an information page. Most pages have none. */
export function PageTools({ ids = [] }: { readonly ids?: readonly SelfHelpId[] }) {
  const { toUse } = useWords(partWords);
  const { pathTo, labelOf, labelLanguage } = usePageLocale();
  if (ids.length === 0) return null;
  return (
    <aside className={css.tools} aria-labelledby="tools">
      <strong id="tools">{toUse}</strong>
      {selfHelpPagesOf(ids)
        .map(entryTo)
        .map((entry) => (
          <a key={entry.path} href={pathTo(entry.path)} className={css.tool} lang={labelLanguage(entry)}>
            {labelOf(entry)}
          </a>
        ))}
    </aside>
  );
}

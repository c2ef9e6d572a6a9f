import { toolPages } from '#app/navigation/self-help-pages.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { firstAidSheetWords } from '#messages/content/sheets/first-aid-sheet.ts';
import type { DangerId } from '../danger-table.ts';
import { firstAidBoxOf } from '../first-aid-box-of.ts';

/** Link to the first-aid sheet, at the box for the first danger of a page that has one. */
export function FirstAidLink({ dangers }: { readonly dangers: readonly DangerId[] }) {
  const { onOnePage } = useWords(firstAidSheetWords);
  const { pathTo } = usePageLocale();
  const box = firstAidBoxOf(dangers);
  return (
    box && (
      <p>
        <TextLink href={`${pathTo(toolPages.firstAid.path)}#${box}`}>{onOnePage}</TextLink>
      </p>
    )
  );
}

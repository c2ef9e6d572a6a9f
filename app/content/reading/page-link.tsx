import { usePageLocale } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';

/** A link among words to a page of the catalogue, in the reader's language where it is in that. */
export function PageLink({ path, children }: { readonly path: string; readonly children: string }) {
  return <TextLink href={usePageLocale().pathTo(path)}>{children}</TextLink>;
}

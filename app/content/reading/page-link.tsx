import { usePageLocale } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';

/** Link within a text to a page of the catalogue, in the page's locale if that has it. */
export function PageLink({ path, children }: { readonly path: string; readonly children: string }) {
  return <TextLink href={usePageLocale().pathTo(path)}>{children}</TextLink>;
}

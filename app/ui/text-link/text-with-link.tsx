import type { Linked } from '#app/languages/messages.ts';
import { usePageLocale } from '../locale/page-locale.ts';
import { TextLink } from './text-link.tsx';

interface LinkedWordsProps {
  readonly words: Linked;
  /** Path of one of our pages in English. The link leads to the page in the current locale. */
  readonly href: string;
}

/** Text that contains one link. */
export function TextWithLink({ words: [before, link, after], href }: LinkedWordsProps) {
  const { pathTo } = usePageLocale();
  return (
    <>
      {before}
      <TextLink href={pathTo(href)}>{link}</TextLink>
      {after}
    </>
  );
}

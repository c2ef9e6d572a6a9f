import type { Linked } from '#app/languages/messages.ts';
import { useEdition } from '../locale/edition.ts';
import { TextLink } from './text-link.tsx';

interface LinkedWordsProps {
  readonly words: Linked;
  /** A page of ours, in English: the link leads to the edition that is read. */
  readonly href: string;
}

/** Words with a link among them. */
export function LinkedWords({ words: [before, link, after], href }: LinkedWordsProps) {
  const { pathTo } = useEdition();
  return (
    <>
      {before}
      <TextLink href={pathTo(href)}>{link}</TextLink>
      {after}
    </>
  );
}

import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { tonightWords } from '#messages/content/reading/tonight.ts';

/**
 * Two pages that a family needs together in one night: the person uses drugs, and refuses help. Each links to the other
 * beside its first sentences.
 */
const otherPages: Readonly<Record<string, keyof typeof tonightWords>> = {
  '/deaddiction': '/when-someone-refuses',
  '/when-someone-refuses': '/deaddiction',
};

export function TonightLink({ path }: { readonly path: string }) {
  const words = useWords(tonightWords);
  const { pathTo } = usePageLocale();
  const other = otherPages[path];
  return other && <TextLink href={pathTo(other)}>{words[other]}</TextLink>;
}

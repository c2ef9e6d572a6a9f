import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { leadLinkWords } from '#messages/content/reading/lead-link.ts';

type Words = keyof typeof leadLinkWords;

/**
 * Links beside the first sentences of a page, by its path. A family needs two pages together in one night: the person uses drugs, and refuses help.
 * Families look for the disability card on three pages, each of which has it far below.
 */
const links: Readonly<Record<string, { readonly to: string; readonly words: Words }>> = {
  '/deaddiction': { to: '/when-someone-refuses', words: 'refuses' },
  '/when-someone-refuses': { to: '/deaddiction', words: 'drugs' },
  '/autism': { to: '#the-udid-card-and-money', words: 'disabilityCard' },
  '/intellectual-disability': { to: '#money-papers-and-insurance', words: 'disabilityCard' },
  '/papers-money-and-who-learns-of-it': {
    to: '#what-is-the-udid-card-and-do-i-want-one',
    words: 'disabilityCard',
  },
};

export function LeadLink({ path }: { readonly path: string }) {
  const words = useWords(leadLinkWords);
  const { pathTo } = usePageLocale();
  const link = links[path];
  if (!link) return null;
  return <TextLink href={link.to.startsWith('#') ? link.to : pathTo(link.to)}>{words[link.words]}</TextLink>;
}

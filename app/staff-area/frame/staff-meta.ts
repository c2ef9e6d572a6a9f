import type { MetaDescriptor } from 'react-router';
import { type MetaMatches, tabTitle } from '#app/page-meta/page-meta.ts';

export const notListed: MetaDescriptor = { name: 'robots', content: 'noindex, nofollow' };

/** Title of a staff page, and that nothing may list it. */
export const staffHead = (title: string, matches: MetaMatches): MetaDescriptor[] => [
  { title: tabTitle(title, matches) },
  notListed,
];

/** The `meta` of a route whose title is always the same. */
export const staffMeta =
  (title: string) =>
  ({ matches }: { readonly matches: MetaMatches }) =>
    staffHead(title, matches);

import type { MetaDescriptor } from 'react-router';
import { type MetaMatches, tabTitle } from '#app/page-meta/page-meta.ts';

export const notListed: MetaDescriptor = { name: 'robots', content: 'noindex, nofollow' };

/** Title and `noindex` of a staff page. */
export const staffHead = (title: string, matches: MetaMatches): MetaDescriptor[] => [
  { title: tabTitle(title, matches) },
  notListed,
];

/** Makes the `meta` of a route with a fixed title. */
export const staffMeta =
  (title: string) =>
  ({ matches }: { readonly matches: MetaMatches }) =>
    staffHead(title, matches);

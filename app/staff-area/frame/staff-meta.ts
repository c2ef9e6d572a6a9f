import type { MetaDescriptor } from 'react-router';
import { type MetaMatches, titleWithHospital } from '#app/page-meta/page-meta.ts';

export const noIndex: MetaDescriptor = { name: 'robots', content: 'noindex, nofollow' };

/** Title and `noindex` of a staff page. */
export const staffTitleMeta = (title: string, matches: MetaMatches): MetaDescriptor[] => [
  { title: titleWithHospital(title, matches) },
  noIndex,
];

/** Makes the `meta` of a route with a fixed title. */
export const staffMeta =
  (title: string) =>
  ({ matches }: { readonly matches: MetaMatches }) =>
    staffTitleMeta(title, matches);

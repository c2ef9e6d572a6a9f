import type { MetaDescriptor } from 'react-router';
import { documentTitle } from '#app/site/page-meta.ts';

/** What a page of the staff says of itself in its head: a title, and that nothing may list it. */
export const staffHead = (title: string): MetaDescriptor[] => [
  { title: documentTitle(title) },
  { name: 'robots', content: 'noindex, nofollow' },
];

/** The `meta` of a route whose title is always the same. */
export const staffMeta = (title: string) => () => staffHead(title);

import type { MetaDescriptor } from 'react-router';
import { documentTitle } from '#app/site/page-meta.ts';

/** What a page of the staff says of itself in its head: a title, and that nothing may list it. */
export function staffMeta(title: string): MetaDescriptor[] {
  return [{ title: documentTitle(title) }, { name: 'robots', content: 'noindex, nofollow' }];
}

import type { MetaDescriptor } from 'react-router';
import { hospital } from './facts.ts';
import type { SitePage } from './pages.ts';

/**
 * What a page says of itself in its head: its title, one sentence for search engines, and the one right
 * spelling of its address. The address has no host, since the site does not know under which it is served.
 *
 * @param page from the catalogue in `pages.ts`
 */
export function pageMeta(page: Pick<SitePage, 'path' | 'title' | 'summary'>): MetaDescriptor[] {
  return [
    { title: documentTitle(page.title) },
    { name: 'description', content: page.summary },
    { tagName: 'link', rel: 'canonical', href: page.path },
  ];
}

/** The words in a browser's tab: the page, then whose it is. */
export function documentTitle(title: string): string {
  return `${title} | ${hospital.name}`;
}

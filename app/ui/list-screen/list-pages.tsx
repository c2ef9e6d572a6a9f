import { RouteButtonLink } from '../button/route-button-link.tsx';
import { type PageLink, PageLinks, type PageLinksProps } from '../page-links/page-links.tsx';

const withinStaffArea: PageLink = (address, rel, words) => (
  <RouteButtonLink to={address} rel={rel} variant="secondary">
    {words}
  </RouteButtonLink>
);

/** The way through a list of the staff area, without loading a whole page anew. */
export function ListPages(props: Omit<PageLinksProps, 'linkTo'>) {
  return <PageLinks {...props} linkTo={withinStaffArea} />;
}

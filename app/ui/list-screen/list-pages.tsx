import { RouteButtonLink } from '../button/route-button-link.tsx';
import { type PageLink, PageLinks, type PageLinksProps } from '../page-links/page-links.tsx';

const routerLink: PageLink = (address, rel, words) => (
  <RouteButtonLink to={address} rel={rel} variant="secondary">
    {words}
  </RouteButtonLink>
);

/** Previous and next links of a list in the staff area, which navigate through the router. */
export function ListPages(props: Omit<PageLinksProps, 'linkTo'>) {
  return <PageLinks {...props} linkTo={routerLink} />;
}

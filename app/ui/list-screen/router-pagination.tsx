import { RouterButtonLink } from '../button/router-button-link.tsx';
import { Pagination, type PaginationProps, type RenderPageLink } from '../pagination/pagination.tsx';

const routerLink: RenderPageLink = (address, rel, words) => (
  <RouterButtonLink to={address} rel={rel} variant="secondary">
    {words}
  </RouterButtonLink>
);

/** Previous and next links of a list in the staff area, which navigate through the router. */
export function RouterPagination(props: Omit<PaginationProps, 'linkTo'>) {
  return <Pagination {...props} linkTo={routerLink} />;
}

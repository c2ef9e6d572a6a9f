import { RouteButtonLink } from '../button/route-button-link.tsx';
import { Cluster } from '../layout/stack.tsx';
import { subtitle } from './list-screen.css.ts';

export interface ListPagesProps {
  /** What the pages are of: the accessible name. */
  readonly label: string;
  /** This one, from 1. */
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
}

/** The way through a list of the staff area that is longer than a page; nothing where it is not. */
export function ListPages({ label, page, pages, addressOf }: ListPagesProps) {
  if (pages < 2) return null;
  return (
    <Cluster as="nav" aria-label={label} gap="4">
      {page > 1 && (
        <RouteButtonLink to={addressOf(page - 1)} rel="prev" variant="secondary">
          Previous page
        </RouteButtonLink>
      )}
      <span className={subtitle}>{`Page ${page} of ${pages}`}</span>
      {page < pages && (
        <RouteButtonLink to={addressOf(page + 1)} rel="next" variant="secondary">
          Next page
        </RouteButtonLink>
      )}
    </Cluster>
  );
}

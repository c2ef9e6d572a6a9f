import { ButtonLink } from '../button/button.tsx';
import { Cluster } from '../layout/stack.tsx';
import { place } from './page-links.css.ts';

export interface PageLinksProps {
  /** What the pages are of: the accessible name. */
  readonly label: string;
  /** This one, from 1. */
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

/** The way through a list that is longer than a page; nothing where it is not. */
export function PageLinks({ label, page, pages, hrefOf }: PageLinksProps) {
  if (pages < 2 || page > pages) return null;
  return (
    <Cluster as="nav" aria-label={label} gap="4">
      {page > 1 && (
        <ButtonLink href={hrefOf(page - 1)} rel="prev" variant="secondary">
          Previous page
        </ButtonLink>
      )}
      <span className={place}>{`Page ${page} of ${pages}`}</span>
      {page < pages && (
        <ButtonLink href={hrefOf(page + 1)} rel="next" variant="secondary">
          Next page
        </ButtonLink>
      )}
    </Cluster>
  );
}

import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { Cluster } from '../layout/stack.tsx';
import { place } from './pagination.css.ts';

/** Renders a previous or next link, either to a document or through the router. */
export type RenderPageLink = (address: string, rel: 'prev' | 'next', words: string) => ReactNode;

/** Words of the links. The default is English, as in the staff area. */
export interface PaginationWords {
  readonly previous: string;
  readonly next: string;
  readonly place: (page: number, pages: number) => string;
}

const inEnglish: PaginationWords = {
  previous: 'Previous page',
  next: 'Next page',
  place: (page, pages) => `Page ${page} of ${pages}`,
};

export interface PaginationProps {
  /** Accessible name: the subject of the list. */
  readonly label: string;
  /** Current page, from 1. */
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
  /** Renders the links. The default loads a document. */
  readonly linkTo?: RenderPageLink;
  readonly words?: PaginationWords;
}

const documentLink: RenderPageLink = (address, rel, words) => (
  <ButtonLink href={address} rel={rel} variant="secondary">
    {words}
  </ButtonLink>
);

/** Previous and next links of a paged list. Renders nothing for a single page. */
export function Pagination({
  label,
  page,
  pages,
  addressOf,
  linkTo = documentLink,
  words = inEnglish,
}: PaginationProps) {
  if (pages < 2 || page > pages) return null;
  return (
    <Cluster as="nav" aria-label={label} gap="4">
      {page > 1 && linkTo(addressOf(page - 1), 'prev', words.previous)}
      <span className={place}>{words.place(page, pages)}</span>
      {page < pages && linkTo(addressOf(page + 1), 'next', words.next)}
    </Cluster>
  );
}

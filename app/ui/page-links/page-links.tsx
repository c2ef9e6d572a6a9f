import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { Cluster } from '../layout/stack.tsx';
import { place } from './page-links.css.ts';

/** One of the two ways on, as whoever shows them links: to a document or within the staff area. */
export type PageLink = (address: string, rel: 'prev' | 'next', words: string) => ReactNode;

/** In English where none are given, as in the staff area. */
export interface PageLinksWords {
  readonly previous: string;
  readonly next: string;
  readonly place: (page: number, pages: number) => string;
}

const inEnglish: PageLinksWords = {
  previous: 'Previous page',
  next: 'Next page',
  place: (page, pages) => `Page ${page} of ${pages}`,
};

export interface PageLinksProps {
  /** What the pages are of: the accessible name. */
  readonly label: string;
  /** This one, from 1. */
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
  /** Without it each page is a document. */
  readonly linkTo?: PageLink;
  readonly words?: PageLinksWords;
}

const toDocument: PageLink = (address, rel, words) => (
  <ButtonLink href={address} rel={rel} variant="secondary">
    {words}
  </ButtonLink>
);

/** The way through a list that is longer than a page; nothing where it is not. */
export function PageLinks({
  label,
  page,
  pages,
  addressOf,
  linkTo = toDocument,
  words = inEnglish,
}: PageLinksProps) {
  if (pages < 2 || page > pages) return null;
  return (
    <Cluster as="nav" aria-label={label} gap="4">
      {page > 1 && linkTo(addressOf(page - 1), 'prev', words.previous)}
      <span className={place}>{words.place(page, pages)}</span>
      {page < pages && linkTo(addressOf(page + 1), 'next', words.next)}
    </Cluster>
  );
}

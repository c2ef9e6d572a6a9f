import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { SiteFacts } from '#app/site/fact-shapes.ts';
import { currentFacts } from '#app/site/facts.ts';
import { DrawnIcons } from '../icon/drawn-icons.ts';
import { HeaderContent } from './header.tsx';

interface WrittenHeader {
  readonly markup: string;
  /** Those it draws, which the rest of a page refers to. */
  readonly icons: ReadonlySet<string>;
}

let written: (WrittenHeader & { readonly facts: SiteFacts }) | undefined;

/** The header of every public page, made once for the facts as they are: no page is its own at this address, so that none is marked. */
export function writtenHeader(): WrittenHeader {
  const facts = currentFacts();
  if (written?.facts !== facts) {
    const icons = new Set<string>();
    const markup = renderToStaticMarkup(
      <MemoryRouter initialEntries={['/-']}>
        <DrawnIcons value={icons}>
          <HeaderContent />
        </DrawnIcons>
      </MemoryRouter>,
    );
    written = { facts, markup, icons };
  }
  return written;
}

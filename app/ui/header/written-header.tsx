import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { SiteFacts } from '#app/site/fact-shapes.ts';
import { currentFacts } from '#app/site/facts.ts';
import type { Language } from '#app/site/language.ts';
import { DrawnIcons } from '../icon/drawn-icons.ts';
import { type Edition, EditionContext } from '../language/edition.ts';
import { HeaderContent } from './header.tsx';

interface WrittenHeader {
  readonly markup: string;
  /** Those it draws, which the rest of a page refers to. */
  readonly icons: ReadonlySet<string>;
}

const written = new Map<Language, WrittenHeader & { readonly facts: SiteFacts }>();

/** The header of every public page of a language, made once for the facts as they are: no page is its own at this address, so that none is marked. */
export function writtenHeader(edition: Edition): WrittenHeader {
  const facts = currentFacts();
  const known = written.get(edition.language);
  if (known?.facts === facts) return known;
  const icons = new Set<string>();
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/-']}>
      <EditionContext value={edition}>
        <DrawnIcons value={icons}>
          <HeaderContent />
        </DrawnIcons>
      </EditionContext>
    </MemoryRouter>,
  );
  const made = { facts, markup, icons };
  written.set(edition.language, made);
  return made;
}

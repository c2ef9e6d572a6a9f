import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { HospitalFacts } from '#app/hospital-facts/fact-shapes.ts';
import type { Locale } from '#app/languages/locales.ts';
import { HospitalFactsContext } from '../facts-context/hospital-facts.ts';
import { DrawnIcons } from '../icon/drawn-icons.ts';
import { type Edition, EditionContext } from '../locale/edition.ts';
import { HeaderContent } from './header.tsx';

interface WrittenHeader {
  readonly markup: string;
  /** Those it draws, which the rest of a page refers to. */
  readonly icons: ReadonlySet<string>;
}

const cached = new Map<Locale, WrittenHeader & { readonly facts: HospitalFacts }>();

/** Header of every public page of a language, rendered once for the same facts. No page has the address `/-`, so no entry is marked as current. */
export function writtenHeader(edition: Edition, facts: HospitalFacts): WrittenHeader {
  const known = cached.get(edition.language);
  if (known?.facts === facts) return known;
  const icons = new Set<string>();
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/-']}>
      <HospitalFactsContext value={facts}>
        <EditionContext value={edition}>
          <DrawnIcons value={icons}>
            <HeaderContent />
          </DrawnIcons>
        </EditionContext>
      </HospitalFactsContext>
    </MemoryRouter>,
  );
  const made = { facts, markup, icons };
  cached.set(edition.language, made);
  return made;
}

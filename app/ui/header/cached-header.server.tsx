import { MemoryRouter } from 'react-router';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import type { Locale } from '#app/languages/locales.ts';
import { HospitalFactsContext } from '../facts-context/hospital-facts.ts';
import { DrawnIcons } from '../icon/drawn-icons.ts';
import { type PageLocale, PageLocaleContext } from '../locale/page-locale.ts';
import { staticMarkup } from '../static-markup/static-markup.server.ts';
import { HeaderContent } from './header.tsx';

interface WrittenHeader {
  readonly markup: string;
  /** Ids of the icons that the header draws. The rest of the page refers to them. */
  readonly icons: ReadonlySet<string>;
}

const cached = new Map<Locale, WrittenHeader & { readonly facts: HospitalFacts }>();

/**
 * Header markup of all public pages of a locale, cached until the facts change. It is rendered at the address `/-`,
 * which no page has, so no entry is marked as current.
 */
export async function cachedHeader(pageLocale: PageLocale, facts: HospitalFacts): Promise<WrittenHeader> {
  const entry = cached.get(pageLocale.locale);
  if (entry?.facts === facts) return entry;
  const icons = new Set<string>();
  const markup = await staticMarkup(
    <MemoryRouter initialEntries={['/-']}>
      <HospitalFactsContext value={facts}>
        <PageLocaleContext value={pageLocale}>
          <DrawnIcons value={icons}>
            <HeaderContent />
          </DrawnIcons>
        </PageLocaleContext>
      </HospitalFactsContext>
    </MemoryRouter>,
  );
  const rendered = { facts, markup, icons };
  cached.set(pageLocale.locale, rendered);
  return rendered;
}

import { data } from 'react-router';
import { defaultLocale } from '#app/languages/locales.ts';
import { localeOf } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { notFoundEntries, pageEntry } from '#app/navigation/page-entries.server.ts';
import { suggestPages } from '#app/navigation/suggest-pages.server.ts';
import { unlistedMeta } from '#app/page-meta/meta-in-language.ts';
import { longestQuery } from '#app/typed-text/queries/search-query.ts';
import { CallButtons } from '#app/ui/contact/call-buttons.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';
import { PageIndexSection } from '#app/ui/page-parts/page-index.tsx';
import { SiteSearch } from '#app/ui/search-box/site-search.tsx';
import { searchWords } from '#messages/content/search/search.ts';
import { notFoundWords } from '#messages/routes/public/not-found.ts';
import type { Route } from './+types/not-found';

export const handle = { hydration: 'none' } satisfies PageHandle;

export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const suggestions = suggestPages(pathname).map((page) => pageEntry(page, locale));
  return data({ locale, suggestions, entries: notFoundEntries(locale) }, { status: 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const locale = loaderData?.locale ?? defaultLocale;
  return unlistedMeta(messagesIn(locale, notFoundWords).tab, matches);
}

export default function NotFound({ loaderData: { suggestions, entries } }: Route.ComponentProps) {
  const words = useWords(notFoundWords);
  const search = useWords(searchWords);
  return (
    <>
      <PageHeading title={words.heading} summary={words.summary} />
      <Page>
        <Stack gap="7">
          <Stack gap="4">
            <p>{words.tellUs}</p>
            <SiteSearch
              landmark={search.what}
              label={search.label}
              placeholder={search.placeholder}
              submitLabel={search.submit}
              maxLength={longestQuery}
            />
            <CallButtons />
          </Stack>
          <PageIndexSection id="suggestions" title={words.didYouMean} columns="three" entries={suggestions} />
          <PageIndexSection id="entries" title={words.placesToStart} columns="three" entries={entries} />
        </Stack>
      </Page>
    </>
  );
}

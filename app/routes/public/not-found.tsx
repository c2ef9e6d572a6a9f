import { data } from 'react-router';
import { startingPoints } from '#app/site/navigation.ts';
import { documentTitle } from '#app/site/page-meta.ts';
import { home, publicPages, type SitePage } from '#app/site/pages.ts';
import { suggestPages } from '#app/site/suggest-pages.server.ts';
import { CallButtons } from '#app/ui/contact/call-buttons.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';
import { PageIndex } from '#app/ui/page-parts/page-index.tsx';
import type { Route } from './+types/not-found';

export const handle = { hydration: 'none' } satisfies PageHandle;

export function loader({ request }: Route.LoaderArgs) {
  return data({ suggestions: suggestPages(new URL(request.url).pathname) }, { status: 404 });
}

export function meta() {
  return [{ title: documentTitle('Page not found') }, { name: 'robots', content: 'noindex' }];
}

const entryPoints = [{ ...home, title: 'Home' }, publicPages.doctors, publicPages.prices].map(entryOf);

export default function NotFound({ loaderData: { suggestions } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title="We could not find that page"
        summary="The address may be mistyped, or the page may have moved."
      />
      <Page>
        <Stack gap="7">
          <Stack gap="4">
            <p>Tell us what you are looking for, and we will help you find it.</p>
            <CallButtons />
          </Stack>
          {suggestions.length > 0 && (
            <section aria-labelledby="suggestions">
              <Stack gap="4">
                <h2 id="suggestions">Did you mean one of these?</h2>
                <PageIndex columns="three" entries={suggestions.map(entryOf)} />
              </Stack>
            </section>
          )}
          <section aria-labelledby="entries">
            <Stack gap="4">
              <h2 id="entries">Good places to start</h2>
              <PageIndex columns="three" entries={[...entryPoints, ...startingPoints]} />
            </Stack>
          </section>
        </Stack>
      </Page>
    </>
  );
}

function entryOf(page: SitePage) {
  return { path: page.path, label: page.title, summary: page.summary };
}

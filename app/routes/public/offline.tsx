import { addressLine } from '#app/site/address.ts';
import { hospital } from '#app/site/facts.ts';
import { documentTitle } from '#app/site/page-meta.ts';
import { CallButtons } from '#app/ui/contact/call-buttons.tsx';
import { HelplinesSection } from '#app/ui/contact/helplines.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';

export const handle = { hydration: 'none' } satisfies PageHandle;

export function meta() {
  return [{ title: documentTitle('You are offline') }, { name: 'robots', content: 'noindex' }];
}

/** The service worker shows it in place of any page that it has no copy of while there is no network. */
export default function Offline() {
  return (
    <>
      <PageHeading
        title="You are offline"
        summary="This page could not be loaded. The numbers below work without the internet."
      />
      <Page>
        <Stack gap="7">
          <Stack gap="4">
            <CallButtons />
            <p>
              {/* An empty address is the page that was asked for. */}
              When you are connected again, <TextLink href="">try this page again</TextLink>. Pages about
              conditions and treatments that you have read before may open now too.
            </p>
          </Stack>
          <HelplinesSection id="offline-help" gap="4" />
          <section aria-labelledby="offline-address">
            <Stack gap="2">
              <h2 id="offline-address">Where we are</h2>
              <p>{`${hospital.name}, ${addressLine()}`}</p>
            </Stack>
          </section>
        </Stack>
      </Page>
    </>
  );
}

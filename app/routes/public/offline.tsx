import { addressLine } from '#app/hospital-facts/name-and-place.ts';
import { defaultLocale } from '#app/languages/locales.ts';
import { localeOf } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { unlistedMeta } from '#app/page-meta/meta-in-language.ts';
import { CallButtons } from '#app/ui/contact/call-buttons.tsx';
import { HelplinesSection } from '#app/ui/contact/helplines.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { HospitalFact } from '#app/ui/locale/hospital-fact.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { offlineWords } from '#messages/routes/public/offline.ts';
import type { Route } from './+types/offline';

export const handle = { hydration: 'none' } satisfies PageHandle;

export function meta({ location, matches }: Route.MetaArgs) {
  return unlistedMeta(messagesIn(localeOf(location.pathname), offlineWords).heading, matches);
}

/** Page that the service worker shows while the network is away, for every page without a cached copy. */
export default function Offline() {
  const { hospital } = useHospitalFacts();
  const words = useWords(offlineWords);
  const { language } = usePageLocale();
  return (
    <>
      <PageHeading title={words.heading} summary={words.summary} />
      <Page>
        <Stack gap="7">
          <Stack gap="4">
            <CallButtons />
            <p>
              {words.whenConnected}
              {/* An empty address reloads the requested page. */}
              <TextLink href="">{words.tryAgain}</TextLink>
              {words.readBefore}
            </p>
          </Stack>
          <HelplinesSection id="offline-help" gap="4" />
          <section aria-labelledby="offline-address">
            <Stack gap="2">
              <h2 id="offline-address">{words.whereWeAre}</h2>
              <p>
                {language === defaultLocale ? (
                  `${hospital.name}, ${addressLine({ hospital })}`
                ) : (
                  <>
                    <HospitalFact of="name" />, <HospitalFact of="address" />
                  </>
                )}
              </p>
            </Stack>
          </section>
        </Stack>
      </Page>
    </>
  );
}

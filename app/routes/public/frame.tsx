import type { ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import { directoryPath } from '#app/doctors/doctor.view.ts';
import { hospitalNameIn } from '#app/hospital-facts/name-and-place.ts';
import { noticesOn, type ShownNotice } from '#app/hospital-facts/public-notices.ts';
import { defaultLocale, localeTags } from '#app/languages/locales.ts';
import { localeOf, pathWithoutLocale } from '#app/languages/localized-path.ts';
import { pageNumberOf } from '#app/navigation/list-address.ts';
import { localizedPath, pageAt, pageIn } from '#app/navigation/localized-pages.ts';
import { noticePlacesOf } from '#app/navigation/notice-places.ts';
import { home, indexedPages, interactivePages, publicPages } from '#app/navigation/pages.ts';
import { offlinePagePaths } from '#app/offline/offline-page-paths.server.ts';
import { shareTags } from '#app/page-meta/page-meta.ts';
import { pageStructuredData } from '#app/page-meta/structured-data.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { ContactBar } from '#app/ui/contact/contact-bar.tsx';
import { CrisisLine } from '#app/ui/contact/crisis-line.tsx';
import { HoursScript } from '#app/ui/contact/time-dependent-text.tsx';
import { ErrorMessage } from '#app/ui/error-page/error-page.tsx';
import { Footer } from '#app/ui/footer/footer.tsx';
import { TaskFooter } from '#app/ui/footer/task-footer.tsx';
import { Header } from '#app/ui/header/header.tsx';
import { SkipLink } from '#app/ui/header/skip-link.tsx';
import { TaskHeader } from '#app/ui/header/task-header.tsx';
import { isTaskPage } from '#app/ui/hydration/hydration.ts';
import '#app/ui/listen/listen.later.css.ts';
import { LanguageOffer } from '#app/ui/locale/language-offer.tsx';
import { LanguageSwitch, type LocaleAddresses } from '#app/ui/locale/language-switch.tsx';
import { useWords } from '#app/ui/locale/page-locale.ts';
import menusScript from '#app/ui/menus/menus.script.ts?script';
import { InlineScript } from '#app/ui/nonce/inline-script.tsx';
import { DeferredStyles } from '#app/ui/page-head/deferred-styles.tsx';
import { usePageHead } from '#app/ui/page-head/page-head.ts';
import { OfflineCopyNotice } from '#app/ui/page-parts/offline-copy-notice.tsx';
import { PublicNotices } from '#app/ui/page-parts/public-notices.tsx';
import { SpeculationRules } from '#app/ui/speculation-rules/speculation-rules.tsx';
import { listenWords } from '#messages/ui/listen/listen.ts';
import type { Route } from './+types/frame';
import frameScript from './frame.script.ts?script';

/**
 * Data for the head, which the root's layout renders. A page's `meta` does not know the site's origin. A
 * loader in the root would catch the errors of the staff area.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const { origin, facts } = requestContext(context);
  const locale = localeOf(pathname);
  const hospitalName = hospitalNameIn(locale, facts);
  const path = pathWithoutLocale(pathname);
  const notices = noticesOn(facts, { locale, places: noticePlacesOf(path), today: dayInIndia(new Date()) });
  const catalogued = indexedPages.find((page) => page.path === path);
  const page = catalogued && pageAt(locale, path);
  if (!catalogued || !page) {
    // A doctor's page is outside the catalogue: its own `meta` adds the links to its other locales, once it knows that the doctor exists.
    const addresses = catalogued ? undefined : addressesOf(path);
    return { locale, hospitalName, notices, addresses, search, shareTags: [], structuredData: [] };
  }
  return {
    locale,
    hospitalName,
    notices,
    isStoredOffline: offlinePagePaths.includes(pathname),
    canonical: origin + canonicalPath(page.path, path, pageNumberOf(searchParams)),
    addresses: addressesOf(path),
    // Carries the query over to the other locale: the same search, day or picture.
    search,
    origin,
    // Self-help tools have no picture of their own, so they share the home page's.
    shareTags: shareTags(page, {
      origin,
      locale,
      whose: hospitalName,
      hospital: facts.hospital,
      pictured: pageIn(locale, interactivePages.some((one) => one.path === path) ? home : catalogued),
    }),
    structuredData: locale === defaultLocale ? pageStructuredData(catalogued, origin, facts) : [],
  };
}

/** Paths of a page by locale; undefined if only the default locale has the page. */
function addressesOf(path: string): LocaleAddresses | undefined {
  const addresses = localeTags.flatMap((locale) => {
    const address = locale === defaultLocale ? path : localizedPath(locale, path);
    return address === undefined ? [] : [[locale, address] as const];
  });
  return addresses.length > 1 ? Object.fromEntries(addresses) : undefined;
}

/** Returns the canonical path. Every page of the directory has its own; other queries do not change it. */
const canonicalPath = (shown: string, path: string, page: number) =>
  path === publicPages.doctors.path ? shown + directoryPath({ page }).slice(path.length) : shown;

/** Submissions change no data of the frame. */
export function shouldRevalidate() {
  return false;
}

/** Layout of all public pages. */
export default function Frame({
  loaderData: { isStoredOffline, notices, addresses, search },
}: Route.ComponentProps) {
  const languages = addresses && <LanguageSwitch addresses={addresses} search={search} />;
  const offer = addresses && <LanguageOffer addresses={addresses} search={search} />;
  if (isTaskPage(useMatches())) {
    return (
      <TaskFrame offer={offer} notices={notices} languages={languages}>
        <Outlet />
      </TaskFrame>
    );
  }
  return (
    <Framed isStoredOffline={isStoredOffline} offer={offer} notices={notices} languages={languages}>
      <Outlet />
    </Framed>
  );
}

/** Frame for the steps of a task. */
function TaskFrame({ offer, notices, languages, children }: FramedProps) {
  return (
    <>
      <SkipLink />
      {offer}
      <TaskHeader languages={languages} />
      <CrisisLine />
      <PublicNotices notices={notices} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <DeferredStyles />
      <TaskFooter />
      <PageScripts />
    </>
  );
}

function PageScripts() {
  const { listen } = useWords(listenWords);
  return (
    <>
      <SpeculationRules />
      <InlineScript code={frameScript} data-listen={usePageHead()?.listen} data-listen-label={listen} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Framed notices={[]}>
      <ErrorMessage error={error} />
    </Framed>
  );
}

interface FramedProps {
  /** Whether the service worker stores a copy of this page. */
  readonly isStoredOffline?: boolean | undefined;
  /** Lines that offer this page in other languages. */
  readonly offer?: ReactNode;
  readonly notices: readonly ShownNotice[];
  /** Links to this page in the other locales. */
  readonly languages?: ReactNode;
  readonly children: ReactNode;
}

function Framed({ isStoredOffline, offer, notices, languages, children }: FramedProps) {
  return (
    <>
      <SkipLink />
      {offer}
      <ContactBar />
      <Header />
      <CrisisLine beside={languages} />
      <PublicNotices notices={notices} />
      {isStoredOffline && <OfflineCopyNotice />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <HoursScript />
      <DeferredStyles />
      <InlineScript code={menusScript} />
      <Footer />
      <PageScripts />
    </>
  );
}

import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { directoryPath } from '#app/doctors/doctor.view.ts';
import { hospitalNameIn } from '#app/hospital-facts/name-and-place.ts';
import { defaultLocale, localeTags } from '#app/languages/locales.ts';
import { localeOf, pathWithoutLocale } from '#app/languages/localized-path.ts';
import { pageNumberOf } from '#app/navigation/list-address.ts';
import { localizedPath, pageAt, pageIn } from '#app/navigation/localized-pages.ts';
import { beyondReading, home, listedPages, publicPages } from '#app/navigation/pages.ts';
import { offered, serviceWorkerPath } from '#app/offline/kept-pages.ts';
import { keptPaths } from '#app/offline/kept-paths.server.ts';
import { shareTags } from '#app/page-meta/page-meta.ts';
import { structuredDataOf } from '#app/page-meta/structured-data.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { HoursScript } from '#app/ui/contact/by-the-clock.tsx';
import { ContactBar } from '#app/ui/contact/contact-bar.tsx';
import { CrisisLine } from '#app/ui/contact/crisis-line.tsx';
import { ErrorMessage } from '#app/ui/error-page/error-page.tsx';
import { Footer } from '#app/ui/footer/footer.tsx';
import { Header } from '#app/ui/header/header.tsx';
import { SkipLink } from '#app/ui/header/skip-link.tsx';
import { LanguageSwitch, type LocaleAddresses } from '#app/ui/locale/language-switch.tsx';
import menusScript from '#app/ui/menus/menus.script.ts?script';
import { InlineScript } from '#app/ui/nonce/inline-script.tsx';
import { LaterStyles } from '#app/ui/page-head/later-styles.tsx';
import { SavedCopy } from '#app/ui/page-parts/saved-copy.tsx';
import { SpeculationRules } from '#app/ui/speculation-rules/speculation-rules.tsx';
import type { Route } from './+types/frame';
import frameScript from './frame.script.ts?script';

/**
 * What the root's layout writes into the head. Not in each page's `meta`, which does not know the site's origin, and
 * not in the root, whose loader would take the dashboard's errors to itself.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const { origin, facts } = requestContext(context);
  const language = localeOf(pathname);
  const hospitalName = hospitalNameIn(language, facts);
  const path = pathWithoutLocale(pathname);
  const catalogued = listedPages.find((page) => page.path === path);
  const page = catalogued && pageAt(language, path);
  if (!catalogued || !page) {
    // A doctor's page is outside the catalogue: its own `meta` states whether it exists, and so its addresses.
    const editions = catalogued ? undefined : addressesOf(path);
    return { language, hospitalName, editions, search, shareTags: [], structuredData: [] };
  }
  return {
    language,
    hospitalName,
    isKept: keptPaths.includes(pathname),
    canonical: origin + canonicalPath(page.path, path, pageNumberOf(searchParams)),
    editions: addressesOf(path),
    // The same question, day or picture in the other language.
    search,
    origin,
    // What a visitor does has no picture of its own.
    shareTags: shareTags(page, {
      origin,
      language,
      whose: hospitalName,
      hospital: facts.hospital,
      pictured: pageIn(language, beyondReading.some((one) => one.path === path) ? home : catalogued),
    }),
    structuredData: language === defaultLocale ? structuredDataOf(catalogued, origin, facts) : [],
  };
}

/** The addresses of a page that several locales have; undefined for a page of the default locale alone. */
function addressesOf(path: string): LocaleAddresses | undefined {
  const addresses = localeTags.flatMap((locale) => {
    const address = locale === defaultLocale ? path : localizedPath(locale, path);
    return address === undefined ? [] : [[locale, address] as const];
  });
  return addresses.length > 1 ? Object.fromEntries(addresses) : undefined;
}

/** Each page of the directory is a page of its own; other forms of a page are the same page. */
const canonicalPath = (shown: string, path: string, page: number) =>
  path === publicPages.doctors.path ? shown + directoryPath({ page }).slice(path.length) : shown;

/** Nothing in it changes when a form is sent. */
export function shouldRevalidate() {
  return false;
}

/** The layout of every page but the dashboard's. */
export default function Frame({ loaderData: { isKept, editions, search } }: Route.ComponentProps) {
  return (
    <Framed isKept={isKept} languages={editions && <LanguageSwitch editions={editions} search={search} />}>
      <Outlet />
    </Framed>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Framed>
      <ErrorMessage error={error} />
    </Framed>
  );
}

interface FramedProps {
  /** Whether browsers keep a copy of this page. */
  readonly isKept?: boolean | undefined;
  /** Where the same page is in the other language. */
  readonly languages?: ReactNode;
  readonly children: ReactNode;
}

function Framed({ isKept, languages, children }: FramedProps) {
  return (
    <>
      <SkipLink />
      <ContactBar />
      <Header />
      <CrisisLine beside={languages} />
      {isKept && <SavedCopy />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <HoursScript />
      <LaterStyles />
      <InlineScript code={menusScript} />
      <Footer />
      <SpeculationRules />
      <InlineScript code={frameScript} data-service-worker={offered ? serviceWorkerPath : undefined} />
    </>
  );
}

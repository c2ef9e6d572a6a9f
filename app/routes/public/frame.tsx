import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { directoryPath } from '#app/doctors/doctor.view.ts';
import { keptPaths } from '#app/offline/kept-pages.ts';
import { registerScript } from '#app/offline/register-script.ts';
import { requestContext } from '#app/server/context.server.ts';
import { pageNumberOf } from '#app/site/list-address.ts';
import { shareTags } from '#app/site/page-meta.ts';
import { beyondReading, home, listedPages, publicPages } from '#app/site/pages.ts';
import { structuredDataOf } from '#app/site/structured-data.ts';
import { ContactBar } from '#app/ui/contact/contact-bar.tsx';
import { CrisisLine } from '#app/ui/contact/crisis-line.tsx';
import { ErrorMessage } from '#app/ui/error-page/error-page.tsx';
import { Footer } from '#app/ui/footer/footer.tsx';
import { Header } from '#app/ui/header/header.tsx';
import { SkipLink } from '#app/ui/header/skip-link.tsx';
import { menuScript } from '#app/ui/menus/menu-script.ts';
import { wakeRulesScript } from '#app/ui/navigation/speculation-rules.ts';
import { SpeculationRules } from '#app/ui/navigation/speculation-rules.tsx';
import { InlineScript } from '#app/ui/nonce/inline-script.tsx';
import { LaterStyles } from '#app/ui/page-head/later-styles.tsx';
import { SavedCopy } from '#app/ui/page-parts/saved-copy.tsx';
import type { Route } from './+types/frame';

/** What waits until the page is there: it is one script, as a page without React has one kilobyte for all of them. */
const loadedScript = `onload=()=>{let n=navigator,c=n.connection;${wakeRulesScript}${registerScript}}`;

/**
 * What the root's layout writes into the head. Not in each page's `meta`, which does not know the site's origin, and
 * not in the root, whose loader would take the dashboard's errors to itself.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { origin } = requestContext(context);
  const page = listedPages.find(({ path }) => path === pathname);
  if (!page) return { shareTags: [], structuredData: [] };
  return {
    isKept: keptPaths.includes(pathname),
    canonical: `${origin}${canonicalPath(page.path, pageNumberOf(searchParams))}`,
    // What a visitor does has no picture of its own.
    shareTags: shareTags(page, origin, beyondReading.some(({ path }) => path === pathname) ? home : page),
    structuredData: structuredDataOf(page, origin),
  };
}

/** Each page of the directory is a page of its own; other forms of a page are the same page. */
const canonicalPath = (path: string, page: number) =>
  path === publicPages.doctors.path ? directoryPath({ page }) : path;

/** Nothing in it changes when a form is sent. */
export function shouldRevalidate() {
  return false;
}

/** The layout of every page but the dashboard's. */
export default function Frame({ loaderData: { isKept } }: Route.ComponentProps) {
  return (
    <Framed isKept={isKept}>
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
  readonly children: ReactNode;
}

function Framed({ isKept, children }: FramedProps) {
  return (
    <>
      <SkipLink />
      <ContactBar />
      <Header />
      <CrisisLine />
      {isKept && <SavedCopy />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <LaterStyles />
      <InlineScript code={menuScript} />
      <Footer />
      <SpeculationRules />
      <InlineScript code={loadedScript} />
    </>
  );
}

import { type ReactNode, useMemo } from 'react';
import { data, isRouteErrorResponse, type MetaDescriptor, Outlet } from 'react-router';
import { countUnseen } from '#app/appointments/open-visits.queries.server.ts';
import { countOpenCallbacks } from '#app/callbacks/callback.queries.server.ts';
import {
  deserializeFacts,
  type SerializedFacts,
  serializeFacts,
} from '#app/hospital-facts/serialized-facts.ts';
import { documentTitle } from '#app/page-meta/page-meta.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { loadDeferrable } from '#app/platform/request/loader-deadline.server.ts';
import { DashboardFrame, type MenuCounts } from '#app/staff-area/frame/dashboard-frame.tsx';
import { DashboardProblem, isNetworkFailure } from '#app/staff-area/frame/dashboard-problem.tsx';
import { DashboardToast } from '#app/staff-area/frame/dashboard-toast.tsx';
import { staffGuard, staffPageHeaders, toStaffIdentity } from '#app/staff-area/frame/guard.server.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { noIndex, staffTitleMeta } from '#app/staff-area/frame/staff-meta.ts';
import { readToast } from '#app/staff-area/frame/toast.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { ErrorPage } from '#app/ui/error-page/error-page.tsx';
import { HospitalFactsContext, useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Page } from '#app/ui/layout/page.tsx';
import type { Route } from './+types/dashboard';

/** Applies to every page under /dashboard. */
export const handle: PageHandle = { hydration: 'eager' };

export const middleware: Route.MiddlewareFunction[] = [staffGuard];

/**
 * Adds the headers of staff pages to errors, because the guard's middleware cannot set headers on errors that
 * it throws.
 */
export function headers({ errorHeaders }: Route.HeadersArgs) {
  return { ...Object.fromEntries(errorHeaders ?? []), ...staffPageHeaders };
}

export const loader = staffLoader(async ({ staff: member, here: { facts, now } }, call: Route.LoaderArgs) => {
  const staff = toStaffIdentity(member);
  const { shown, headers } = readToast(call.request);
  // The page waits for the counts, because without scripts late numbers could not be streamed into the menu.
  const counted = staff.permissions.includes('keepAppointments')
    ? await loadDeferrable(call, (database) => countForMenu(database, now), 'Failed to count', {
        complete: true,
      })
    : { value: null };
  return data(
    {
      staff,
      flash: shown,
      hospitalName: facts.hospital.name,
      counts: 'value' in counted ? counted.value : null,
      // A document carries the facts in its own element (ui/facts-context), as the sign-in pages do.
      // Client-side navigations get them here.
      facts: call.request.headers.get('Sec-Fetch-Dest') === 'empty' ? serializeFacts(facts) : null,
    },
    { headers },
  );
});

async function countForMenu(database: Database, now: Date): Promise<MenuCounts> {
  const [newAppointments, toCall] = await Promise.all([
    countUnseen(database, dayInIndia(now)),
    countOpenCallbacks(database),
  ]);
  return { newAppointments, toCall };
}

const title = 'Dashboard';

/** The error boundary sets its own title. */
export function meta({ error, matches }: Route.MetaArgs): MetaDescriptor[] {
  return error ? [noIndex] : staffTitleMeta(title, matches);
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { staff, flash, counts, facts } = loaderData;
  return (
    <WithLatestFacts serialized={facts}>
      <DashboardFrame staff={staff} counts={counts}>
        <DashboardToast shown={flash} />
        <Page width="wide">
          <Outlet />
        </Page>
      </DashboardFrame>
    </WithLatestFacts>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  // Errors thrown by the guard carry `staff`, because no loader has run yet.
  const staff = loaderData?.staff ?? (isRouteErrorResponse(error) ? error.data?.staff : undefined);
  // After a network or database failure the person is still signed in, so the frame stays.
  const isPassing = isNetworkFailure(error) || (isRouteErrorResponse(error) && error.status === 503);
  if (!staff && !isPassing) return <ErrorPage error={error} />;
  return (
    <WithLatestFacts serialized={loaderData?.facts ?? null}>
      <ErrorTitle />
      <DashboardFrame staff={staff ?? null} counts={loaderData?.counts ?? null}>
        <DashboardProblem error={error} />
      </DashboardFrame>
    </WithLatestFacts>
  );
}

/**
 * Title of the error page. `meta` cannot set it, because the loader that knows the hospital's name may not
 * have run.
 */
const ErrorTitle = () => <title>{documentTitle(title, useHospitalFacts().hospital.name)}</title>;

interface WithLatestFactsProps {
  /** Null in a document, which hydrates with its own facts. */
  readonly serialized: SerializedFacts | null;
  readonly children: ReactNode;
}

/** Provides the latest facts: in a tab that stays open, each navigation brings them again. */
function WithLatestFacts({ serialized, children }: WithLatestFactsProps) {
  const fromDocument = useHospitalFacts();
  const facts = useMemo(
    () => (serialized ? deserializeFacts(serialized) : fromDocument),
    [serialized, fromDocument],
  );
  return <HospitalFactsContext value={facts}>{children}</HospitalFactsContext>;
}

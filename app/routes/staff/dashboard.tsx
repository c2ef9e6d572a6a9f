import { type ReactNode, useMemo } from 'react';
import { data, isRouteErrorResponse, type MetaDescriptor, Outlet } from 'react-router';
import { countAppointments } from '#app/appointments/appointment.queries.server.ts';
import { countOpenCallbacks } from '#app/callbacks/callback.queries.server.ts';
import {
  deserializeFacts,
  type SerializedFacts,
  serializeFacts,
} from '#app/hospital-facts/serialized-facts.ts';
import { documentTitle } from '#app/page-meta/page-meta.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { loadForPage } from '#app/platform/request/head-start.server.ts';
import { DashboardFlash } from '#app/staff-area/frame/dashboard-flash.tsx';
import { DashboardFrame, type MenuCounts } from '#app/staff-area/frame/dashboard-frame.tsx';
import { DashboardProblem, hasNoAnswer } from '#app/staff-area/frame/dashboard-problem.tsx';
import { readFlash } from '#app/staff-area/frame/flash.server.ts';
import {
  currentStaff,
  framedStaff,
  staffOnly,
  staffPageHeaders,
} from '#app/staff-area/frame/guard.server.ts';
import { notListed, staffHead } from '#app/staff-area/frame/staff-meta.ts';
import { ErrorPage } from '#app/ui/error-page/error-page.tsx';
import { HospitalFactsContext, useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Page } from '#app/ui/layout/page.tsx';
import type { Route } from './+types/dashboard';

/** For every page under it. */
export const handle: PageHandle = { hydration: 'eager' };

export const middleware: Route.MiddlewareFunction[] = [staffOnly];

/** The guard's middleware cannot put its headers on what it throws itself, so they are added here. */
export function headers({ errorHeaders }: Route.HeadersArgs) {
  return { ...Object.fromEntries(errorHeaders ?? []), ...staffPageHeaders };
}

export async function loader(call: Route.LoaderArgs) {
  const staff = framedStaff(currentStaff(call.context));
  const { facts } = requestContext(call.context);
  const { shown, headers } = readFlash(call.request);
  // Waited for: without scripts nothing could bring a late number to its place.
  const counted = await loadForPage(call, countForMenu, 'Failed to count', { complete: true });
  return data(
    {
      staff,
      flash: shown,
      hospitalName: facts.hospital.name,
      counts: 'value' in counted ? counted.value : null,
      // A document carries them in an element of its own (ui/facts-context), which the sign-in pages have too.
      facts: call.request.headers.get('Sec-Fetch-Dest') === 'empty' ? serializeFacts(facts) : null,
    },
    { headers },
  );
}

async function countForMenu(database: Database): Promise<MenuCounts> {
  // The menu needs no day: what is new is new whenever it is for.
  const [{ unseen }, toCall] = await Promise.all([
    countAppointments(database, ''),
    countOpenCallbacks(database),
  ]);
  return { newAppointments: unseen, toCall };
}

const title = 'Dashboard';

/** An error has its title from the boundary below. */
export function meta({ error, matches }: Route.MetaArgs): MetaDescriptor[] {
  return error ? [notListed] : staffHead(title, matches);
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { staff, flash, counts, facts } = loaderData;
  return (
    <WithLatestFacts serialized={facts}>
      <DashboardFrame staff={staff} counts={counts}>
        <DashboardFlash shown={flash} />
        <Page width="wide">
          <Outlet />
        </Page>
      </DashboardFrame>
    </WithLatestFacts>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  // What the guard threw before any loader ran says itself who is signed in.
  const staff = loaderData?.staff ?? (isRouteErrorResponse(error) ? error.data?.staff : undefined);
  // Where the line or the database alone failed whoever was signed in still is.
  const isPassing = hasNoAnswer(error) || (isRouteErrorResponse(error) && error.status === 503);
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

/** Written here, and not by `meta`: the loader that knows the hospital's name may not have run. */
const ErrorTitle = () => <title>{documentTitle(title, useHospitalFacts().hospital.name)}</title>;

interface WithLatestFactsProps {
  /** Null in a document, whose facts are those it was hydrated with. */
  readonly serialized: SerializedFacts | null;
  readonly children: ReactNode;
}

/** In a tab that stays open, each navigation brings the facts as they are by then. */
function WithLatestFacts({ serialized, children }: WithLatestFactsProps) {
  const fromDocument = useHospitalFacts();
  const facts = useMemo(
    () => (serialized ? deserializeFacts(serialized) : fromDocument),
    [serialized, fromDocument],
  );
  return <HospitalFactsContext value={facts}>{children}</HospitalFactsContext>;
}

import { data, Outlet } from 'react-router';
import { readFlash } from '#app/dashboard/flash.server.ts';
import { currentStaff, staffOnly, staffPageHeaders } from '#app/dashboard/guard.server.ts';
import { DashboardFlash } from '#app/dashboard/parts/dashboard-flash.tsx';
import { DashboardFrame } from '#app/dashboard/parts/dashboard-frame.tsx';
import { DashboardProblem } from '#app/dashboard/parts/dashboard-problem.tsx';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import { ErrorPage } from '#app/ui/error-page/error-page.tsx';
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

export function loader({ request, context }: Route.LoaderArgs) {
  const { name } = currentStaff(context);
  const { key, headers } = readFlash(request);
  return data({ name, flash: key }, { headers });
}

export function meta() {
  return staffMeta('Dashboard');
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { name, flash } = loaderData;
  return (
    <DashboardFrame name={name}>
      <DashboardFlash shown={flash} />
      <Page width="wide">
        <Outlet />
      </Page>
    </DashboardFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} />;
  return (
    <DashboardFrame name={loaderData.name}>
      <DashboardProblem error={error} />
    </DashboardFrame>
  );
}

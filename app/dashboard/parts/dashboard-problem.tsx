import { isRouteErrorResponse, useLocation } from 'react-router';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { RouteButtonLink } from '#app/ui/button/route-button-link.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';

const headings: Readonly<Record<number, string>> = {
  403: 'This page is for owners',
  404: 'This page does not exist',
  503: 'Not available for the moment',
};

/** What a page of the dashboard says where it failed; only words that we wrote are shown. */
export function DashboardProblem({ error }: { readonly error: unknown }) {
  const { pathname, search } = useLocation();
  const told = isRouteErrorResponse(error) ? error : undefined;
  return (
    <Page width="wide">
      <Stack gap="4">
        <h1>{headings[told?.status ?? 500] ?? 'Something went wrong on our side'}</h1>
        <p>{typeof told?.data?.message === 'string' ? told.data.message : 'Please try again in a minute.'}</p>
        <Cluster gap="3">
          {told?.status !== 403 && told?.status !== 404 && (
            <ButtonLink href={`${pathname}${search}`}>Try again</ButtonLink>
          )}
          <RouteButtonLink to="/dashboard" variant="secondary">
            Go to the overview
          </RouteButtonLink>
        </Cluster>
      </Stack>
    </Page>
  );
}

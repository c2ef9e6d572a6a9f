import { type ErrorResponse, isRouteErrorResponse, useLocation } from 'react-router';
import { ownDayPath } from '#app/staff-area/frame/own-day-paths.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { PendingSubmission } from './pending-submission.ts';
import { usePermission } from './use-permission.ts';

const headings: Readonly<Record<number, string>> = {
  403: 'This page is not for your account',
  404: 'This page does not exist',
  500: 'Something went wrong on our side',
  503: 'Not available for the moment',
};

const later = 'Please try again in a minute.';

/** Message for a lost response. The action may have succeeded. */
const unreached =
  'The line was lost for a moment. What you pressed may be done already: try again to see. Nothing is done twice.';

const fileLost =
  'All that you typed is kept here. The picture could not be kept: choose it again afterwards.';

/** Whether an error is the TypeError that `fetch` throws when no response arrives. */
export const isNetworkFailure = (error: unknown): boolean =>
  typeof window === 'object' && error instanceof TypeError;

/** The guard says who may open the page. */
const headingOf = (response: ErrorResponse | undefined) =>
  typeof response?.data?.openTo === 'string'
    ? `This page is for ${response.data.openTo}`
    : (headings[response?.status ?? 500] ?? headings[500]);

/** Error page of the staff area. Shows only messages that our code wrote, never the text of an exception. */
export function DashboardProblem({ error }: { readonly error: unknown }) {
  const { pathname, search } = useLocation();
  const response = isRouteErrorResponse(error) ? error : undefined;
  const isUnreached = isNetworkFailure(error);
  const may = usePermission();
  const submission =
    response?.status === 503 ? (response.data?.submission as PendingSubmission | undefined) : undefined;
  return (
    <Page width="wide">
      <Stack gap="4">
        <h1>{isUnreached ? 'No answer arrived' : headingOf(response)}</h1>
        <p>
          {isUnreached
            ? unreached
            : typeof response?.data?.message === 'string'
              ? response.data.message
              : later}
        </p>
        {submission?.hadFile && <p>{fileLost}</p>}
        <Cluster gap="3">
          {submission && (
            <form method="post" encType={submission.isMultipart ? 'multipart/form-data' : undefined}>
              {submission.fields.map(([name, value], index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a name may come several times, and the list does not change.
                <input key={index} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit">Send it again</Button>
            </form>
          )}
          {!submission && response?.status !== 403 && response?.status !== 404 && (
            <ButtonLink href={`${pathname}${search}`}>Try again</ButtonLink>
          )}
          {may('seeOwnDay') ? (
            <RouterButtonLink to={ownDayPath} variant="secondary">
              Go to your day
            </RouterButtonLink>
          ) : (
            <RouterButtonLink to="/dashboard" variant="secondary">
              Go to the overview
            </RouterButtonLink>
          )}
        </Cluster>
      </Stack>
    </Page>
  );
}

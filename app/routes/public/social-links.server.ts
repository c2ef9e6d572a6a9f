import { data } from 'react-router';
import { requestContext } from '#app/server/context.server.ts';
import { withHeadStart } from '#app/server/head-start.server.ts';
import type { Route } from './+types/videos';

type Database = ReturnType<typeof requestContext>['database'];

/** The links of a page of links; where they cannot be had, the page is answered with a 503. */
export async function loadSocialLinks<Links>(
  list: (database: Database) => Promise<Links>,
  { context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>,
) {
  const { database, requestId } = requestContext(context);
  const links = await withHeadStart(list(database), {
    failure: 'Failed to fetch links',
    requestId,
    complete: new URL(request.url).searchParams.has('complete'),
  });
  return data({ links }, { status: 'failed' in links ? 503 : 200 });
}

import { requestContext } from '#app/server/context.server.ts';
import { pingDatabase } from '#app/server/database/database.server.ts';
import { logError } from '#app/server/log.server.ts';
import type { Route } from './+types/health';

/** 200 while the database answers, else 503: for whoever watches the site. */
export async function loader({ context }: Route.LoaderArgs) {
  const { database, requestId } = requestContext(context);
  const headers = { 'Cache-Control': 'no-store' };
  try {
    await pingDatabase(database);
    return Response.json({ status: 'ok' }, { headers });
  } catch (error) {
    logError('health check failed', requestId, error);
    return Response.json({ message: 'The database does not answer.', requestId }, { status: 503, headers });
  }
}

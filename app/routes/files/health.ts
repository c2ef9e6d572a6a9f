import { pingDatabase } from '#app/platform/database/database.server.ts';
import { rejectAfter } from '#app/platform/database/failure.server.ts';
import { readTimeout } from '#app/platform/database/retrying-session.server.ts';
import { logError } from '#app/platform/log/log.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import type { Route } from './+types/health';

const failures = {
  database: 'The database does not answer.',
  pictures: 'The pictures cannot be reached.',
} as const;

type Part = keyof typeof failures;

const parts = Object.keys(failures) as Part[];

/**
 * Health check for monitoring: 200 while the database and the pictures answer, otherwise 503. The body names
 * the state of each part. With `?of=database` or `?of=pictures` the status covers only that part.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { database, pictures, requestId } = requestContext(context);
  const asked = new URL(request.url).searchParams.get('of');
  const answers: Readonly<Record<Part, () => Promise<unknown>>> = {
    database: () => pingDatabase(database),
    // A missing picture is fine: any answer shows that R2 is reachable.
    pictures: () => rejectAfter(pictures.head('health'), readTimeout),
  };
  const away = new Set<Part>();
  await Promise.all(
    parts.map((part) =>
      answers[part]().catch((error: unknown) => {
        logError(`health check of the ${part} failed`, requestId, error);
        away.add(part);
      }),
    ),
  );
  const state = Object.fromEntries(parts.map((part) => [part, away.has(part) ? 'away' : 'ok']));
  const failing = parts.filter((part) => away.has(part) && (asked === null || asked === part));
  const headers = { 'Cache-Control': 'no-store' };
  if (failing.length === 0) return Response.json({ status: 'ok', ...state }, { headers });
  const message = failing.map((part) => failures[part]).join(' ');
  return Response.json({ status: 'failing', ...state, message, requestId }, { status: 503, headers });
}

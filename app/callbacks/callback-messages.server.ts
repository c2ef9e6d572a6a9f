import { defaultLocale } from '#app/languages/locales.ts';
import type { MessageToResolve, ResolvedMessage } from '#app/messages/expected-way.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { hasId } from './callback.commands.server.ts';
import { callbacks } from './callback.schema.server.ts';

/**
 * Reads the person of a message about a request for a call.
 *
 * @returns undefined if the request is gone
 */
export async function resolveCallbackMessage(
  database: Database,
  { subjectId }: MessageToResolve,
): Promise<ResolvedMessage | undefined> {
  const [row] = await database
    .select({
      phone: callbacks.phone,
      status: callbacks.status,
      consent: callbacks.messageChannel,
      language: callbacks.language,
    })
    .from(callbacks)
    .where(hasId(subjectId))
    .limit(1);
  if (!row) return undefined;
  return {
    phone: row.phone,
    language: row.language ?? defaultLocale,
    consent: row.consent,
    reference: null,
    isByVideo: false,
    stillHolds: row.status === 'open',
  };
}

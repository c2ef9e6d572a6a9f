import { resolveAppointmentMessage } from '#app/appointments/patient-messages/appointment-messages.server.ts';
import { resolveCallbackMessage } from '#app/callbacks/callback-messages.server.ts';
import type { MessageToResolve, ResolvedMessage } from '#app/messages/expected-way.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';

/**
 * Reads the person of a message from the store that knows its subject.
 *
 * @returns undefined if the subject or its personal data is gone
 */
export const resolveMessage = (
  database: Database,
  message: MessageToResolve,
): Promise<ResolvedMessage | undefined> =>
  message.subjectKind === 'appointment'
    ? resolveAppointmentMessage(database, message)
    : resolveCallbackMessage(database, message);

import { stopAppointmentMessages } from '#app/appointments/patient-messages/message-answer.server.ts';
import { stopCallbackMessages } from '#app/callbacks/callback-privacy.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';

/**
 * Stops all messages to a phone at once: about its appointments and its requests for a call, on every channel. A later
 * booking asks again.
 *
 * @param phone ten digits
 */
export async function stopMessages(command: Command, phone: string): Promise<void> {
  await command.database.batch([
    ...stopAppointmentMessages(command, phone),
    ...stopCallbackMessages(command, phone),
  ]);
}

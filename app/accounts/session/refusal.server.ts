import type { RouterContextProvider } from 'react-router';
import { auditEntry } from '#app/platform/audit-log/audit.server.ts';
import { logError } from '#app/platform/log/log.server.ts';
import { currentObservation } from '#app/platform/log/observation.server.ts';
import { createCommand } from '#app/platform/request/command.server.ts';
import { accountActions, type StaffMember } from '../staff/account.values.ts';

/**
 * Records that a signed-in person asked for a page or a call without the permission for it. The row has the pattern of
 * the route, because an address may hold typed text.
 */
export async function recordRefusal(
  context: Readonly<RouterContextProvider>,
  staff: Pick<StaffMember, 'id'>,
): Promise<void> {
  const command = createCommand(context, staff);
  const { method = '', route = '' } = currentObservation() ?? {};
  try {
    await auditEntry(command, accountActions.refused, `${method} ${route}`);
  } catch (error) {
    // The person is refused also while the database cannot record it.
    logError('refusal not recorded', command.requestId, error);
  }
}

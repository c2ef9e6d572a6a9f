import type { RouterContextProvider } from 'react-router';
import { type RequestContext, requestContext } from './context.server.ts';

/** Who acts: somebody whom nobody knows, one of the staff, or the site itself. */
type Actor =
  | { readonly kind: 'visitor'; readonly address: string }
  | { readonly kind: 'staff'; readonly userId: string; readonly address: string }
  | { readonly kind: 'system' };

/** What every command of a store needs besides its input. */
export interface Command
  extends Pick<RequestContext, 'database' | 'pictures' | 'facts' | 'now' | 'requestId' | 'waitUntil'> {
  readonly actor: Actor;
}

/** @param staff who was found signed in; null for a visitor */
export function commandBy(
  context: Readonly<RouterContextProvider>,
  staff: { readonly id: string } | null,
): Command {
  const { database, pictures, facts, now, requestId, waitUntil, address } = requestContext(context);
  const actor: Actor = staff ? { kind: 'staff', userId: staff.id, address } : { kind: 'visitor', address };
  return { database, pictures, facts, actor, now, requestId, waitUntil };
}

/** The same command, once it is known who gave it. */
export const asStaff = (command: Command, userId: string, address: string): Command => ({
  ...command,
  actor: { kind: 'staff', userId, address },
});

import type { RouterContextProvider } from 'react-router';
import type { VisitorSource } from '../throttle/network.server.ts';
import { type RequestContext, requestContext } from './context.server.ts';

/**
 * The acting person: a visitor without a sign-in, a member of the staff, or the site itself (the nightly
 * run).
 */
type Actor =
  | ({ readonly kind: 'visitor' } & VisitorSource)
  | { readonly kind: 'staff'; readonly userId: string; readonly address: string }
  | { readonly kind: 'system' };

/** Context of a command of a store, besides its input. */
export interface Command
  extends Pick<RequestContext, 'database' | 'pictures' | 'facts' | 'now' | 'requestId' | 'waitUntil'> {
  readonly actor: Actor;
}

/**
 * Builds the context of a command from the context of a request.
 *
 * @param staff the signed-in member of the staff; null for a visitor
 */
export function createCommand(
  context: Readonly<RouterContextProvider>,
  staff: { readonly id: string } | null,
): Command {
  const { database, pictures, facts, now, requestId, waitUntil, address, network } = requestContext(context);
  const actor: Actor = staff
    ? { kind: 'staff', userId: staff.id, address }
    : { kind: 'visitor', address, network };
  return { database, pictures, facts, actor, now, requestId, waitUntil };
}

/** Returns the same command with a member of the staff as its actor, for commands that sign somebody in. */
export const withStaffActor = (command: Command, userId: string, address: string): Command => ({
  ...command,
  actor: { kind: 'staff', userId, address },
});

/** Whether a change was made by the actor of this command, such as in another tab. */
export const isOwnChange = (
  { actor }: Pick<Command, 'actor'>,
  changedBy: string | null | undefined,
): boolean => actor.kind === 'staff' && actor.userId === changedBy;

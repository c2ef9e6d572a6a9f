import type { ActionFunctionArgs } from 'react-router';
import type { StaffMember } from '#app/accounts/staff/account.values.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { type RequestContext, requestContext } from '#app/platform/request/context.server.ts';
import { currentStaff, staffCommand } from './guard.server.ts';

/** The part of React Router's arguments that loaders and actions of the staff area use. */
export type RouteArguments = Pick<ActionFunctionArgs, 'context' | 'params' | 'request' | 'url'>;

/** The part of a request that loaders and actions of staff pages need. */
export interface StaffCall {
  /** The signed-in person. */
  readonly staff: StaffMember;
  /** Context of a store's command, with the signed-in person as its actor. */
  readonly command: Command;
  readonly here: RequestContext;
}

/**
 * A function of a route. TypeScript checks the parameters of a method less strictly, so that a route may annotate
 * `args` with its own `Route.LoaderArgs` or `Route.ActionArgs`.
 */
export type Handler<Call, Answer> = { handle(call: Call, args: RouteArguments): Answer }['handle'];

export const staffCallOf = ({ context }: Pick<RouteArguments, 'context'>): StaffCall => ({
  staff: currentStaff(context),
  command: staffCommand(context),
  here: requestContext(context),
});

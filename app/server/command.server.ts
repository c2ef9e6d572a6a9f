import type { RouterContextProvider } from 'react-router';
import type { Actor } from './audit.server.ts';
import { requestContext } from './context.server.ts';
import type { Database } from './database/database.server.ts';

/** What a store's command needs besides its input: where things are kept, who acts, and when. */
export interface Command {
  readonly database: Database;
  readonly pictures: R2Bucket;
  readonly actor: Actor;
  readonly now: Date;
}

/** @param staff who was found signed in */
export function commandBy(context: Readonly<RouterContextProvider>, staff: { readonly id: string }): Command {
  const { database, pictures, address, requestId } = requestContext(context);
  return { database, pictures, actor: { userId: staff.id, address, requestId }, now: new Date() };
}

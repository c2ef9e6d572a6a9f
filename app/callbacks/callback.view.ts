import type { CallbackRequest } from './callback.values.ts';

/** A request with its times already formatted. */
export type CallbackRequestView = Pick<
  CallbackRequest,
  'id' | 'name' | 'phone' | 'subject' | 'bestTime' | 'callAs' | 'safeToCall' | 'status' | 'tries'
> & {
  readonly asked: string;
  readonly lastTried: string | null;
  /** Idempotency key of the next submission, so that a repeated submission counts once. */
  readonly sendingKey: string;
};

/** JSON of the API for staff. */
export const callbackJson = ({ id, lastTriedAt, createdAt, endedAt, ...callback }: CallbackRequest) => ({
  _id: id,
  ...callback,
  lastTriedAt: lastTriedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

/** JSON of the API for the visitor who made the request, without the progress of the calls. */
export const requestedCallbackJson = ({
  id,
  name,
  phone,
  bestTime,
  callAs,
  safeToCall,
  messageChannel,
  createdAt,
}: CallbackRequest) => ({
  _id: id,
  name,
  phone,
  bestTime,
  callAs,
  safeToCall,
  messageChannel,
  createdAt: createdAt.toISOString(),
});

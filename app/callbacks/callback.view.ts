import type { Callback } from './callback.values.ts';

/** A request with its moments already in words. */
export type ShownCallback = Pick<
  Callback,
  'id' | 'name' | 'phone' | 'bestTime' | 'callAs' | 'safeToCall' | 'status' | 'tries'
> & {
  readonly asked: string;
  readonly lastTried: string | null;
  /** Names the next sending, so that a press sent twice counts one try. */
  readonly sendingKey: string;
};

/** A request for a call, as the API spells it. */
export const callbackJson = ({ id, lastTriedAt, createdAt, endedAt, ...callback }: Callback) => ({
  _id: id,
  ...callback,
  lastTriedAt: lastTriedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

/** What somebody who asked for a call gets back: nothing of how the calls go. */
export const requestedCallbackJson = ({
  id,
  name,
  phone,
  bestTime,
  callAs,
  safeToCall,
  createdAt,
}: Callback) => ({
  _id: id,
  name,
  phone,
  bestTime,
  callAs,
  safeToCall,
  createdAt: createdAt.toISOString(),
});

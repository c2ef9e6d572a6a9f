import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';
import { AsOf } from './as-of.tsx';

interface Shown<Value> {
  readonly value: Value;
  /** The time in India, in words, where what is shown may be old. */
  readonly asOf?: string;
}

/** Data that was in time, or is still on its way, or could not be had. */
export type Deferral<Value> =
  | Shown<Value>
  | { readonly pending: Promise<Shown<Value>> }
  | { readonly failed: string };

/**
 * Shows data that may still be on its way. In time, it is rendered in place; late, it streams behind the
 * fallback and needs a script to move it there: whoever has none is led elsewhere by `LeadToComplete`.
 */
export function Deferred<Value>({
  data,
  fallback,
  failure,
  saysWhen = true,
  children,
}: {
  data: Deferral<Value>;
  fallback: ReactNode;
  failure: (message?: string) => ReactNode;
  /** False where what is shown says itself how old it is. */
  saysWhen?: boolean;
  children: (value: Value, asOf: string | undefined) => ReactNode;
}) {
  if ('failed' in data) return failure(data.failed);
  // The same tree whether the data was in time or late: a page that loads anew keeps what was typed and opened.
  return (
    <Suspense fallback={fallback}>
      <Await resolve={'value' in data ? data : data.pending} errorElement={failure()}>
        {({ value, asOf }) =>
          saysWhen && asOf ? (
            <>
              <AsOf time={asOf} />
              {children(value, asOf)}
            </>
          ) : (
            children(value, asOf)
          )
        }
      </Await>
    </Suspense>
  );
}

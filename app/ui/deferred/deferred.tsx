import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';

/** Data that was in time, or is still on its way, or could not be had. */
export type Deferral<Value> =
  | { readonly value: Value }
  | { readonly pending: Promise<Value> }
  | { readonly failed: string };

/**
 * Shows data that may still be on its way. In time, it is rendered in place; late, it streams behind the
 * fallback and needs a script to move it there: whoever has none is led elsewhere by `LeadToComplete`.
 */
export function Deferred<Value>({
  data,
  fallback,
  failure,
  children,
}: {
  data: Deferral<Value>;
  fallback: ReactNode;
  failure: (message?: string) => ReactNode;
  children: (value: Value) => ReactNode;
}) {
  if ('failed' in data) return failure(data.failed);
  // The same tree whether the data was in time or late: a page that loads anew keeps what was typed and opened.
  return (
    <Suspense fallback={fallback}>
      <Await resolve={'value' in data ? data.value : data.pending} errorElement={failure()}>
        {children}
      </Await>
    </Suspense>
  );
}

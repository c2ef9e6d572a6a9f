import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';
import { StaleDataTime } from './stale-data-time.tsx';

interface Shown<Value> {
  readonly value: Value;
  /** Time in India, formatted, when the value comes from a stale copy. */
  readonly asOf?: string;
}

/** Data that is loaded, still pending, or failed to load. */
export type DeferredData<Value> =
  | Shown<Value>
  | { readonly pending: Promise<Shown<Value>> }
  | { readonly failed: string };

/**
 * Renders data that may still be pending. Data that met the loader deadline renders in place. Later data streams behind
 * the fallback and needs a script to move it there. `NoScriptRedirect` redirects readers without scripts.
 */
export function Deferred<Value>({
  data,
  fallback,
  failure,
  saysWhen = true,
  children,
}: {
  data: DeferredData<Value>;
  fallback: ReactNode;
  failure: (message?: string) => ReactNode;
  /** False if the children state themselves how old the data is. */
  saysWhen?: boolean;
  children: (value: Value, asOf: string | undefined) => ReactNode;
}) {
  if ('failed' in data) return failure(data.failed);
  // Renders the same tree for loaded and pending data, so that revalidation preserves typed text and opened parts.
  return (
    <Suspense fallback={fallback}>
      <Await resolve={'value' in data ? data : data.pending} errorElement={failure()}>
        {({ value, asOf }) =>
          saysWhen && asOf ? (
            <>
              <StaleDataTime time={asOf} />
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

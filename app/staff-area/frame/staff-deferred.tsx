import type { ReactNode } from 'react';
import { Deferred, type DeferredData } from '#app/ui/deferred/deferred.tsx';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { Skeleton } from '#app/ui/skeleton/skeleton.tsx';

interface StaffDeferredProps<Value> {
  readonly data: DeferredData<Value>;
  /** Label of the skeleton while the data loads. */
  readonly loading: string;
  /** Lines of the skeleton. */
  readonly lines?: number;
  /** Message if the data failed and the error has no message of its own. */
  readonly failure: string;
  readonly children: (value: Value) => ReactNode;
}

/**
 * Renders data of a staff page that may arrive late, as {@link Deferred}, with a skeleton and an error
 * message.
 */
export function StaffDeferred<Value>({
  data,
  loading,
  lines = 6,
  failure,
  children,
}: StaffDeferredProps<Value>) {
  return (
    <Deferred
      data={data}
      fallback={<Skeleton label={loading} lines={lines} />}
      failure={(message) => <InlineAlert tone="danger">{message ?? failure}</InlineAlert>}
    >
      {children}
    </Deferred>
  );
}

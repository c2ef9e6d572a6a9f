import type { ReactNode } from 'react';
import { type Deferral, Deferred } from '#app/ui/deferred/deferred.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import { Skeleton } from '#app/ui/skeleton/skeleton.tsx';

interface StaffDeferredProps<Value> {
  readonly data: Deferral<Value>;
  /** Said while it is on its way. */
  readonly loading: string;
  /** How many lines it is taken to have. */
  readonly lines?: number;
  /** Said where it could not be had, and nothing better is known. */
  readonly failure: string;
  readonly children: (value: Value) => ReactNode;
}

/** What a page of the staff shows of data that may be late, as {@link Deferred}, with what stands in its place until then or instead. */
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
      failure={(message) => <Flash tone="danger">{message ?? failure}</Flash>}
    >
      {children}
    </Deferred>
  );
}

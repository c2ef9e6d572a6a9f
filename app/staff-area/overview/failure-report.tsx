import { useId } from 'react';
import { Stack } from '#app/ui/layout/stack.tsx';
import { RowTable } from '#app/ui/table/row-table.tsx';
import type { FailureReport } from './failure-report.server.ts';

/** Shows failures and refused requests as tables. */
export function FailureReportTables({ report: { failed, refused } }: { readonly report: FailureReport }) {
  const refusedId = useId();
  return (
    <Stack gap="6">
      <RowTable
        caption="What failed"
        rows={failed}
        kinds={{ 'How often': 'figure' }}
        keyOf={({ day, place, lastRequestId }) => `${day} ${place} ${lastRequestId}`}
        empty="Nothing failed in these seven days"
        columns={{
          What: ({ what, meaning }) => (
            <>
              <strong>{what}</strong>
              <br />
              {meaning}
            </>
          ),
          Where: ({ place }) => place,
          Day: ({ day }) => day,
          'How often': ({ count }) => count,
          Last: ({ last, lastRequestId }) => `${last}, number ${lastRequestId}`,
        }}
      />
      <section aria-labelledby={refusedId}>
        <Stack gap="3">
          <h2 id={refusedId}>What was refused</h2>
          <p>
            Mistakes of visitors, and programs that try every website of the world for holes. Numbers in the
            hundreds are usual, and nothing has to be done.
          </p>
          <RowTable
            caption="What was refused"
            rows={refused}
            kinds={{ 'How often': 'figure' }}
            keyOf={({ why }) => why}
            empty="Nothing was refused"
            columns={{ Why: ({ why }) => why, 'How often': ({ count }) => count }}
          />
        </Stack>
      </section>
    </Stack>
  );
}

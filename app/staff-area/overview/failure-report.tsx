import { useId } from 'react';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Cell, DetailRow, Row, Table } from '#app/ui/table/table.tsx';
import type { FailureReport } from './failure-report.server.ts';

const failedColumns = ['What', 'Where', 'Day', 'How often', 'Last'] as const;
const refusedColumns = ['Why', 'How often'] as const;

/** Shows failures and refused requests as tables. */
export function FailureReportTables({ report: { failed, refused } }: { readonly report: FailureReport }) {
  const refusedId = useId();
  return (
    <Stack gap="6">
      <Table caption="What failed" columns={failedColumns}>
        {failed.map(({ what, meaning, place, day, count, last, lastRequestId }) => (
          <Row key={`${day} ${place} ${lastRequestId}`}>
            <Cell label="What">
              <strong>{what}</strong>
              <br />
              {meaning}
            </Cell>
            <Cell label="Where">{place}</Cell>
            <Cell label="Day">{day}</Cell>
            <Cell label="How often">{count}</Cell>
            <Cell label="Last">{`${last}, number ${lastRequestId}`}</Cell>
          </Row>
        ))}
        {failed.length === 0 && (
          <DetailRow columns={failedColumns.length}>Nothing failed in these seven days</DetailRow>
        )}
      </Table>
      <section aria-labelledby={refusedId}>
        <Stack gap="3">
          <h2 id={refusedId}>What was refused</h2>
          <p>
            Mistakes of visitors, and programs that try every website of the world for holes. Numbers in the
            hundreds are usual, and nothing has to be done.
          </p>
          <Table caption="What was refused" columns={refusedColumns}>
            {refused.map(({ why, count }) => (
              <Row key={why}>
                <Cell label="Why">{why}</Cell>
                <Cell label="How often">{count}</Cell>
              </Row>
            ))}
            {refused.length === 0 && (
              <DetailRow columns={refusedColumns.length}>Nothing was refused</DetailRow>
            )}
          </Table>
        </Stack>
      </section>
    </Stack>
  );
}

import { Badge } from '#app/ui/badge/badge.tsx';
import { DetailRow, Table } from '#app/ui/table/table.tsx';
import type { CallbackRequestView } from '../callback.view.ts';
import { CallbackRow } from './callback-row.tsx';

const columns = ['Asked', 'Name', 'Phone', 'Best time', 'Tries', 'Actions'] as const;

interface CallbackListProps {
  /** Longest waiting first. */
  readonly open: readonly CallbackRequestView[];
  readonly done: readonly CallbackRequestView[];
  /** Number of finished requests on all pages. */
  readonly doneInAll: number;
  /** Path of this list; its forms are submitted to it. */
  readonly listPath: string;
}

/** Open requests, and finished requests in a collapsed table. */
export function CallbackList({ open, done, doneInAll, listPath }: CallbackListProps) {
  return (
    <>
      <Table caption="To call" columns={columns}>
        {open.map((callback) => (
          <CallbackRow key={callback.id} callback={callback} listPath={listPath} />
        ))}
        {open.length === 0 && <DetailRow columns={columns.length}>Nobody waits for a call</DetailRow>}
      </Table>
      {done.length > 0 && (
        <details>
          <summary>
            Calls that were made <Badge tone="neutral">{doneInAll}</Badge>
          </summary>
          <Table caption="Calls that were made" columns={columns}>
            {done.map((callback) => (
              <CallbackRow key={callback.id} callback={callback} listPath={listPath} />
            ))}
          </Table>
        </details>
      )}
    </>
  );
}

import { Badge } from '#app/ui/badge/badge.tsx';
import { DetailRow, Table } from '#app/ui/table/table.tsx';
import type { ShownCallback } from '../callback.view.ts';
import { CallbackRow } from './callback-row.tsx';

const columns = ['Asked', 'Name', 'Phone', 'Best time', 'Tries', 'Actions'] as const;

interface CallbackListProps {
  /** The longest waiting first. */
  readonly open: readonly ShownCallback[];
  readonly done: readonly ShownCallback[];
  /** On all pages. */
  readonly doneInAll: number;
  /** Where the answer to a press leads back to. */
  readonly listPath: string;
}

/** Who waits for a call, and whose call was made. */
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

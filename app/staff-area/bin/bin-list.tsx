import { Form } from 'react-router';
import { binDays } from '#app/navigation/bin.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { byId, RowTable } from '#app/ui/table/row-table.tsx';
import { breakLongWords } from './bin-list.css.ts';

interface BinListProps {
  /** For example 'doctors'. */
  readonly what: string;
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly about: string;
    readonly deletedOn: string;
    readonly goneOn: string;
  }[];
  /** Path of the list from which the rows were deleted. */
  readonly listPath: string;
  readonly backLabel: string;
  /** Message of the last failed restore. */
  readonly refusal: string | undefined;
}

/** Lists deleted rows that can be restored. */
export function BinList({ what, rows, listPath, backLabel, refusal }: BinListProps) {
  const busy = useSubmitting();
  return (
    <Stack gap="5">
      <div>
        <h1>{`Bin of ${what}`}</h1>
        <p>{`What is deleted stays here for ${binDays} days, with its pictures and consents. Only staff see it.`}</p>
      </div>
      <p>
        <RouterButtonLink to={listPath} variant="secondary" size="small">
          {backLabel}
        </RouterButtonLink>
      </p>
      {refusal && <InlineAlert tone="danger">{refusal}</InlineAlert>}
      <RowTable
        caption={`Deleted ${what}`}
        rows={rows}
        keyOf={byId}
        empty="The bin is empty"
        columns={{
          Name: ({ id, name }) => (
            <strong id={`name-${id}`} className={breakLongWords}>
              {name}
            </strong>
          ),
          What: ({ about }) => <span className={breakLongWords}>{about}</span>,
          Deleted: ({ deletedOn }) => deletedOn,
          'Gone for good': ({ goneOn }) => goneOn,
          Actions: ({ id }) => (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                name="intent"
                value="restore"
                variant="secondary"
                size="small"
                busy={busy}
                aria-describedby={`name-${id}`}
              >
                Restore
              </Button>
            </Form>
          ),
        }}
      />
    </Stack>
  );
}

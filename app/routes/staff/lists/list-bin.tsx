import { Form } from 'react-router';
import { binDays, binExpiry } from '#app/navigation/bin.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { safeNextPath } from '#app/staff-area/frame/next-path.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffTitleMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { breakLongWords } from '#app/staff-area/lists/break-long-words.css.ts';
import { staffListStores } from '#app/staff-area/lists/staff-list-stores.server.ts';
import { listAt, staffLists } from '#app/staff-area/lists/staff-lists.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { longDate } from '#app/time/long-date.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { RowTable } from '#app/ui/table/row-table.tsx';
import type { Route } from './+types/list-bin';

const failure = ({ pathname }: URL) => `Failed to restore ${staffLists[listAt(pathname)].nouns.one}`;

const dayOf = (moment: Date) => longDate(dayInIndia(moment));

/** Lists the deleted rows of a staff list. */
export const loader = staffLoader(async ({ here }, { url }: Route.LoaderArgs) => {
  const name = listAt(url.pathname);
  const rows = await staffListStores[name].listBin(here.database);
  return {
    name,
    rows: rows.map(({ deletedAt, ...row }) => ({
      ...row,
      deletedOn: dayOf(new Date(deletedAt)),
      goneOn: dayOf(binExpiry(new Date(deletedAt))),
    })),
  };
});

/** Restores a row. The Undo button after a deletion submits to this action too. */
export const action = formAction({
  failure,
  run: async ({ command, fields }, { url }: Route.ActionArgs) => {
    const name = listAt(url.pathname);
    const { restore, find } = staffListStores[name];
    const id = fields.get('id') ?? '';
    await restore(command, id).catch(async (error: unknown) => {
      // A person may submit a restore again if the first response was lost.
      if (!(await find(command.database, id))) throw error;
    });
    return toastRedirect(safeNextPath(fields.get('back')) ?? staffLists[name].path, `${name}Restored`);
  },
});

export const clientAction = formClientAction(failure);

export const meta: Route.MetaFunction = ({ matches, location: { pathname } }) =>
  staffTitleMeta(`Bin of ${staffLists[listAt(pathname)].nouns.many}`, matches);

export default function ListBin({ loaderData: { name, rows }, actionData }: Route.ComponentProps) {
  const busy = useSubmitting();
  const { path, title, nouns } = staffLists[name];
  return (
    <Stack gap="5">
      <div>
        <h1>{`Bin of ${nouns.many}`}</h1>
        <p>{`What is deleted stays here for ${binDays} days, with its pictures and consents. Only staff see it.`}</p>
      </div>
      <p>
        <RouterButtonLink to={path} variant="secondary" size="small">
          {title}
        </RouterButtonLink>
      </p>
      {actionData && <InlineAlert tone="danger">{actionData.message}</InlineAlert>}
      <RowTable
        caption={`Deleted ${nouns.many}`}
        rows={rows}
        kinds={{ Deleted: 'line', 'Gone for good': 'line' }}
        empty="The bin is empty"
        columns={{
          Name: (row) => (
            <strong id={`name-${row.id}`} className={breakLongWords}>
              {row.name}
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

import { Form, Link } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { filters } from '#app/ui/list-screen/list-screen.css.ts';
import { RouterPagination } from '#app/ui/list-screen/router-pagination.tsx';
import { RowTable } from '#app/ui/table/row-table.tsx';
import { type AuditQuery, auditAddress, auditTopics } from './audit-filter.ts';
import type { AuditEntry, readAuditPage } from './audit-page.server.ts';

interface AuditListProps extends Omit<Awaited<ReturnType<typeof readAuditPage>>, 'entries'> {
  readonly path: string;
  readonly query: AuditQuery;
  readonly entries: readonly (Omit<AuditEntry, 'at'> & { readonly when: string })[];
}

const choices = { marksOptional: false } as const;

/** Shows the audit log, newest first, with filters for person, subject and day. */
export function AuditList({ path, query, entries, people, ...list }: AuditListProps) {
  const { who, thing, day } = query;
  const rows = `${list.count.toLocaleString('en-IN')} ${list.count === 1 ? 'entry' : 'entries'}`;
  return (
    <Stack gap="5">
      <search>
        <Form key={auditAddress('', { who, thing, day })} method="get" action={path} preventScrollReset>
          <div className={filters}>
            <SelectField
              {...choices}
              name="who"
              label="Who"
              placeholder="Everybody"
              options={people.map(({ id, name }) => ({ value: id, label: name }))}
              defaultValue={who}
            />
            <SelectField
              {...choices}
              name="thing"
              label="What about"
              placeholder="Everything"
              options={Object.entries(auditTopics).map(([value, label]) => ({ value, label }))}
              defaultValue={thing}
            />
            <TextField {...choices} name="day" label="Day" type="date" defaultValue={day} />
            <Button type="submit" variant="secondary">
              Show
            </Button>
          </div>
        </Form>
      </search>
      <Cluster align="between">
        <p role="status">{list.hasMore ? `The newest ${rows}` : rows}</p>
        {entries.length > 0 && (
          <ButtonLink
            href={auditAddress(`${path}/csv`, { who, thing, day })}
            variant="quiet"
            size="small"
            download
          >
            Save as a file
          </ButtonLink>
        )}
      </Cluster>
      <RowTable
        caption="Who did what"
        rows={entries}
        kinds={{ When: 'line' }}
        empty="Nothing was done"
        columns={{
          When: ({ when }) => when,
          Who: (entry) => entry.who,
          What: ({ did, what, to, changed }) => (
            <>
              {`${did} `}
              {what !== '' && (to === '' ? what : <Link to={to}>{what}</Link>)}
              {changed.map((field) => (
                <div key={field}>{field}</div>
              ))}
            </>
          ),
        }}
      />
      <RouterPagination
        label="Pages of who did what"
        page={list.page}
        pages={list.pages}
        addressOf={(page) => auditAddress(path, { ...query, page })}
      />
    </Stack>
  );
}

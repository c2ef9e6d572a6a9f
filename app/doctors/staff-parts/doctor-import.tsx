import { Form } from 'react-router';
import { Badge, type Tone } from '#app/ui/badge/badge.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { RowTable } from '#app/ui/table/row-table.tsx';
import { countOf, doubtfulField, type PlannedRow } from '../spreadsheet/doctor-sheet.ts';
import * as css from './doctor-import.css.ts';

/** Form that uploads a spreadsheet for a preview. */
export function UploadSheetForm({ problem }: { readonly problem: string | undefined }) {
  const busy = useSubmitting();
  return (
    <Form method="post" encType="multipart/form-data" noValidate>
      <Stack gap="4">
        <TextField
          name="file"
          label="File"
          type="file"
          accept=".csv,text/csv"
          required
          hint="Nothing is changed before you have seen what would change."
          error={problem}
        />
        <Cluster>
          <Button type="submit" variant="secondary" busy={busy}>
            See what would change
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}

const kinds: Readonly<Record<PlannedRow['kind'], { readonly text: string; readonly tone: Tone }>> = {
  new: { text: 'New', tone: 'positive' },
  changed: { text: 'Changed', tone: 'accent' },
  same: { text: 'As it is', tone: 'neutral' },
  wrong: { text: 'Cannot be imported', tone: 'danger' },
};

const doctorsText = (count: number) => `${count} ${count === 1 ? 'doctor' : 'doctors'}`;

interface ImportPreviewProps {
  readonly rows: readonly PlannedRow[];
  readonly fingerprint: string;
  /** Text of the file. */
  readonly sheet: string;
}

/** Preview of an import, row by row, with the button that runs it. Rows without changes are only counted. */
export function ImportPreview({ rows, fingerprint, sheet }: ImportPreviewProps) {
  const busy = useSubmitting();
  const writes = countOf(rows, 'new') + countOf(rows, 'changed');
  const wrong = countOf(rows, 'wrong');
  const doubtful = rows.filter(({ doubts }) => doubts.length > 0).length;
  const shown = rows.filter(({ kind }) => kind !== 'same');
  return (
    <Stack gap="4">
      <h2>What would change</h2>
      <p role="status">
        {`${countOf(rows, 'new')} new, ${countOf(rows, 'changed')} changed, ${countOf(rows, 'same')} as they are, ${wrong} that cannot be imported.`}
      </p>
      {shown.length > 0 && (
        <RowTable
          caption="What would change"
          rows={shown}
          keyOf={({ line }) => line}
          columns={{
            Row: ({ line }) => line,
            Name: ({ name }) => <strong className={css.words}>{name || 'No name'}</strong>,
            What: ({ kind, doubts }) => (
              <>
                <Badge tone={kinds[kind].tone}>{kinds[kind].text}</Badge>{' '}
                {doubts.length > 0 && <Badge tone="danger">To check</Badge>}
              </>
            ),
            Changes: ({ kind, changes, doubts, errors }) => (
              <ul className={css.changes}>
                {errors.map((error) => (
                  <li key={error}>{error}</li>
                ))}
                {doubts.map((doubt) => (
                  <li key={doubt}>{doubt}</li>
                ))}
                {changes.map(({ head, before, after }) => (
                  <li key={head}>
                    {head}: {kind === 'changed' && <del>{before || 'nothing'}</del>}{' '}
                    <ins>{after || 'nothing'}</ins>
                  </li>
                ))}
              </ul>
            ),
          }}
        />
      )}
      {writes > 0 && (
        <Form method="post" encType="multipart/form-data">
          <input type="hidden" name="sheet" value={sheet} />
          <input type="hidden" name="fingerprint" value={fingerprint} />
          <Stack gap="3">
            {doubtful > 0 && (
              <Checkbox
                name={doubtfulField.name}
                value={doubtfulField.value}
                label={`It is meant so: also import the ${doubtful} to check. Otherwise they are left out`}
              />
            )}
            <Cluster>
              <Button type="submit" busy={busy}>
                {doubtful > 0
                  ? `Import ${doctorsText(writes - doubtful)}, and those to check if ticked${wrong > 0 ? `, leave out ${wrong}` : ''}`
                  : `Import ${doctorsText(writes)}${wrong > 0 ? `, leave out ${wrong}` : ''}`}
              </Button>
            </Cluster>
          </Stack>
        </Form>
      )}
    </Stack>
  );
}

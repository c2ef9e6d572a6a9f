import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import { Cluster } from '#app/ui/layout/stack.tsx';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import { DetailRow, Table } from '#app/ui/table/table.tsx';
import type { StaffDoctor } from '../doctor.values.ts';
import { matchesNameSearch } from '../doctor.view.ts';
import { DoctorRow } from './doctor-row.tsx';
import * as css from './doctor-table.css.ts';

const columns = [
  'Image',
  'Name',
  'Contact',
  'Specialization',
  'Hospital',
  'Experience',
  'Fees',
  'Availability',
  'Details',
  'Actions',
] as const;

interface DoctorTableProps {
  readonly doctors: readonly StaffDoctor[];
  /** The `q` of the address, for a reader without scripts. */
  readonly search: string;
  /** The doctor whose details the address asks for. */
  readonly opened: string | null;
  readonly listPath: string;
  /** Why a change without scripts was refused. */
  readonly problem?: string;
}

/** The Doctor List screen (specification, section 2.5). */
export function DoctorTable({ doctors, search, opened, listPath, problem }: DoctorTableProps) {
  const [part, setPart] = useState(search);
  const [expanded, setExpanded] = useState(opened);
  const [refusal, setRefusal] = useState(problem);
  const found = doctors.filter((doctor) => matchesNameSearch(doctor, part));

  const searchWhileTyping = (event: FormEvent<HTMLFormElement>) =>
    setPart(String(new FormData(event.currentTarget).get('q') ?? ''));

  return (
    <section className={css.screen} aria-labelledby="doctor-list-heading">
      <Cluster as="header" align="between" gap="4">
        <div>
          <h1 id="doctor-list-heading">Doctor List</h1>
          <p className={css.subtitle}>Manage hospital doctors</p>
        </div>
        <Form method="get" action={`${listPath}/new`} preventScrollReset>
          <Button type="submit">
            <Plus size={20} aria-hidden />
            Add Doctor
          </Button>
        </Form>
      </Cluster>
      {refusal && (
        <Flash tone="danger" onDismiss={() => setRefusal(undefined)}>
          {refusal}
        </Flash>
      )}
      <search>
        <form
          method="get"
          action={listPath}
          onInput={searchWhileTyping}
          onSubmit={(event) => event.preventDefault()}
        >
          <SearchBox name="q" label="Search by name" placeholder="Search by name" defaultValue={search} />
        </form>
      </search>
      <Table caption="Doctors" columns={columns}>
        {found.map((doctor) => (
          <DoctorRow
            key={doctor.id}
            doctor={doctor}
            columns={columns}
            expanded={expanded === doctor.id}
            onToggle={() => setExpanded(expanded === doctor.id ? null : doctor.id)}
            onRefusal={setRefusal}
            listPath={listPath}
          />
        ))}
        {found.length === 0 && <DetailRow columns={columns.length}>No doctors found</DetailRow>}
      </Table>
    </section>
  );
}

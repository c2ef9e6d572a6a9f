import { useState } from 'react';
import { Flash } from '#app/ui/flash/flash.tsx';
import { ListScreen } from '#app/ui/list-screen/list-screen.tsx';
import { DetailRow, Table } from '#app/ui/table/table.tsx';
import { matchesNameSearch } from '../doctor.search.ts';
import type { StaffDoctor } from '../doctor.values.ts';
import { table } from './doctor-row.css.ts';
import { DoctorRow } from './doctor-row.tsx';

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
  /** False where there are more than can be shown: then the server searches. */
  readonly isWhole: boolean;
  /** The `q` of the address, for a reader without scripts. */
  readonly search: string;
  /** The doctor whose details the address asks for. */
  readonly opened: string | null;
  readonly listPath: string;
  /** Why a change without scripts was refused. */
  readonly problem?: string;
}

/** The Doctor List screen (specification, section 2.5). */
export function DoctorTable({ doctors, isWhole, search, opened, listPath, problem }: DoctorTableProps) {
  const [part, setPart] = useState(search);
  const [expanded, setExpanded] = useState(opened);
  const [refusal, setRefusal] = useState(problem);
  const found = isWhole ? doctors.filter((doctor) => matchesNameSearch(doctor, part)) : doctors;

  return (
    <ListScreen
      title="Doctor List"
      subtitle="Manage hospital doctors"
      addLabel="Add Doctor"
      listPath={listPath}
      searchLabel="Search by name"
      search={search}
      {...(isWhole && { onSearch: setPart })}
      notice={
        refusal && (
          <Flash tone="danger" onDismiss={() => setRefusal(undefined)}>
            {refusal}
          </Flash>
        )
      }
    >
      {!isWhole && search === '' && (
        <p>These are the first {doctors.length} doctors. Type a name and press Enter to search all.</p>
      )}
      <div className={table}>
        <Table caption="Doctors" columns={columns}>
          {found.map((doctor) => (
            <DoctorRow
              key={doctor.id}
              doctor={doctor}
              columns={columns}
              expanded={expanded === doctor.id}
              onToggle={() => setExpanded(expanded === doctor.id ? null : doctor.id)}
              listPath={listPath}
            />
          ))}
          {found.length === 0 && <DetailRow columns={columns.length}>No doctors found</DetailRow>}
        </Table>
      </div>
    </ListScreen>
  );
}

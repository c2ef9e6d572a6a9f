import { useState } from 'react';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { ListScreen, type ListScreenProps } from '#app/ui/list-screen/list-screen.tsx';
import { DetailRow, Table } from '#app/ui/table/table.tsx';
import { indicLetter, lowerCase } from '../directory/doctor.search.ts';
import { containsSearchText } from '../directory/search-by-sound.ts';
import {
  type StaffListPage,
  type StaffListQuery,
  sortParameter,
  staffFilters,
  staffListAddress,
  staffSorts,
} from '../staff-list/staff-list.ts';
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

const sortChoices = staffSorts.flatMap(({ value, label }) => [
  { value: sortParameter({ sort: value, isDescending: false }), label },
  { value: sortParameter({ sort: value, isDescending: true }), label: `${label}, from the end` },
]);

interface DoctorTableProps extends Pick<ListScreenProps, 'title' | 'nouns' | 'tools'> {
  readonly list: StaffListPage;
  /** Query of the current address. */
  readonly query: StaffListQuery;
  /** Path of the list, without a query. */
  readonly listPath: string;
  /** Whether the signed-in person may add, change and delete doctors. */
  readonly isManaged: boolean;
  /** Error message of a change without scripts. */
  readonly problem?: string;
}

/** Doctor List screen (requirement 38). */
export function DoctorTable({ list, query, listPath, isManaged, problem, ...frame }: DoctorTableProps) {
  const [part, setPart] = useState(query.search);
  const [refusal, setRefusal] = useState(problem);
  const found = list.isWhole
    ? list.doctors.filter(({ name }) => containsSearchText(lowerCase(name), part))
    : list.doctors;
  const counted = list.isWhole ? { count: found.length, hasMore: false } : {};
  const addressOf = (other: Partial<StaffListQuery>) => staffListAddress(listPath, { ...query, ...other });
  const pageAddress = (page: number) => addressOf({ page });
  const column = staffSorts.find(({ value }) => value === query.sort)?.label ?? '';

  /** The list has names in Latin letters. Only the server can compare a text in another script with the names in that script. */
  function searchHere(text: string): boolean {
    const isHere = !indicLetter.test(text);
    setPart(isHere ? text : '');
    return isHere;
  }

  function sortedBy(label: string): string | undefined {
    const sort = staffSorts.find((one) => one.label === label)?.value;
    const isDescending = sort === query.sort && !query.isDescending;
    return sort && addressOf({ sort, isDescending, page: 1 });
  }

  return (
    <ListScreen
      {...frame}
      subtitle="Manage hospital doctors"
      {...(isManaged && { addLabel: 'Add Doctor' })}
      list={{ ...list, ...counted }}
      addressOf={pageAddress}
      searchLabel="Search by name"
      search={query.search}
      {...(list.isWhole && { onSearch: searchHere })}
      filters={
        // The key remounts the fields, so they also show the address's values after a click on a column name.
        <Choices key={`${query.filter} ${sortParameter(query)}`} query={query} />
      }
      notice={
        refusal && (
          <InlineAlert tone="danger" onDismiss={() => setRefusal(undefined)}>
            {refusal}
          </InlineAlert>
        )
      }
    >
      {!list.isWhole && list.hasMore && query.search !== '' && <p>Type more of the name to find fewer.</p>}
      <div className={table}>
        <Table
          caption="Doctors"
          columns={columns}
          kinds={{ Fees: 'figure' }}
          layout="even"
          sorting={{ column, isDescending: query.isDescending, addressOf: sortedBy }}
        >
          {found.map((doctor) => (
            <DoctorRow
              key={doctor.id}
              doctor={doctor}
              columns={columns}
              details={list.opened?.id === doctor.id ? list.opened : null}
              listPath={pageAddress(list.page)}
              isManaged={isManaged}
            />
          ))}
          {found.length === 0 && <DetailRow columns={columns.length}>No doctors found</DetailRow>}
        </Table>
      </div>
    </ListScreen>
  );
}

function Choices({ query }: { readonly query: StaffListQuery }) {
  return (
    <>
      <SelectField
        name="show"
        label="Doctors"
        marksOptional={false}
        options={staffFilters}
        defaultValue={query.filter}
      />
      <SelectField
        name="sort"
        label="Sorted by"
        marksOptional={false}
        options={sortChoices}
        defaultValue={sortParameter(query)}
      />
    </>
  );
}

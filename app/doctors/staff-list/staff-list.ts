/** Query of the staff's list of doctors and its address parameters. The browser downloads this file too. */
import { choice, listQuery, page, search } from '#app/navigation/list-query.ts';
import type { ListPosition } from '#app/ui/list-screen/list-count.ts';
import type { StaffDoctor } from '../doctor.values.ts';

/** Rows per page (decision 0061). */
export const staffListPageSize = 25;

export const staffFilters = [
  { value: 'all', label: 'All doctors' },
  { value: 'available', label: 'Available' },
  { value: 'unavailable', label: 'Unavailable' },
  { value: 'no-picture', label: 'Without picture' },
  { value: 'no-times', label: 'Without times' },
  { value: 'hidden', label: 'Not on the website' },
] as const;
export type StaffFilter = (typeof staffFilters)[number]['value'];

/** Sort keys of the list. The labels are the names of the columns. */
export const staffSorts = [
  { value: 'name', label: 'Name' },
  { value: 'specialization', label: 'Specialization' },
  { value: 'hospital', label: 'Hospital' },
  { value: 'experience', label: 'Experience' },
  { value: 'fees', label: 'Fees' },
  { value: 'availability', label: 'Availability' },
] as const;
export type StaffSort = (typeof staffSorts)[number]['value'];

export interface StaffListQuery {
  readonly search: string;
  readonly filter: StaffFilter;
  readonly sort: StaffSort;
  readonly isDescending: boolean;
  /** Page number, from 1. */
  readonly page: number;
}

/** Value of the address parameter `sort`. */
export const sortParameter = ({ sort, isDescending }: Pick<StaffListQuery, 'sort' | 'isDescending'>) =>
  isDescending ? `${sort}-down` : sort;

/** The address parameter `sort` has the column, and `-down` for the opposite direction. */
export const {
  read: readStaffListQuery,
  initial: defaultStaffListQuery,
  addressOf: staffListAddress,
} = listQuery<StaffListQuery>({
  search,
  filter: choice('show', ['all', ...staffFilters.map(({ value }) => value)]),
  sort: {
    name: 'sort',
    read: (text) => staffSorts.find(({ value }) => value === text.split('-')[0])?.value ?? 'name',
    write: (_, query) => (sortParameter(query) === 'name' ? '' : sortParameter(query)),
  },
  isDescending: { name: 'sort', read: (text) => text.split('-')[1] === 'down', write: () => '' },
  page,
});

/** Element id of a doctor's row, for use as a fragment in addresses. */
export const doctorRowId = (id: string) => `doctor-${id}`;

/** Data of a row. Details are read only for the opened row. */
export type ListedDoctor = Pick<
  StaffDoctor,
  | 'id'
  | 'slug'
  | 'name'
  | 'contact'
  | 'specialization'
  | 'hospital'
  | 'experience'
  | 'feePaise'
  | 'availability'
  | 'pictureUrl'
  | 'isActive'
>;

/** A page of the staff's list. */
export interface StaffListPage extends ListPosition {
  readonly doctors: readonly ListedDoctor[];
  /** Whether this page has all doctors. The browser then searches by itself. */
  readonly isWhole: boolean;
  /** Details of the opened row. */
  readonly opened: StaffDoctor | null;
}

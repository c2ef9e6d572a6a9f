/** Query of the staff's list of doctors and its address parameters. The browser downloads this file too. */
import { pageNumberOf } from '#app/navigation/list-address.ts';
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

export const defaultStaffListQuery: StaffListQuery = {
  search: '',
  filter: 'all',
  sort: 'name',
  isDescending: false,
  page: 1,
};

/** Reads the query from the parameters of an address. Unknown values are replaced by defaults. */
export function readStaffListQuery(searchParams: URLSearchParams): StaffListQuery {
  const [sort, direction] = (searchParams.get('sort') ?? '').split('-');
  return {
    search: (searchParams.get('q') ?? '').trim().slice(0, 100),
    filter: staffFilters.find(({ value }) => value === searchParams.get('show'))?.value ?? 'all',
    sort: staffSorts.find(({ value }) => value === sort)?.value ?? 'name',
    isDescending: direction === 'down',
    page: pageNumberOf(searchParams),
  };
}

/** Value of the address parameter `sort`. */
export const sortParameter = ({ sort, isDescending }: Pick<StaffListQuery, 'sort' | 'isDescending'>) =>
  isDescending ? `${sort}-down` : sort;

/** Address parameters of a query, without default values. */
function staffListFields(query: StaffListQuery): Readonly<Record<string, string>> {
  const sort = sortParameter(query);
  return {
    ...(query.search !== '' && { q: query.search }),
    ...(query.filter !== 'all' && { show: query.filter }),
    ...(sort !== 'name' && { sort }),
    ...(query.page !== 1 && { page: String(query.page) }),
  };
}

/** @param path path of the list */
export function staffListAddress(path: string, query: StaffListQuery): string {
  const fields = new URLSearchParams(staffListFields(query));
  return fields.size === 0 ? path : `${path}?${fields}`;
}

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
export interface StaffListPage {
  readonly doctors: readonly ListedDoctor[];
  /** Number of the page shown. A requested page after the last is replaced by the last. */
  readonly page: number;
  readonly pages: number;
  /** Number of doctors on all pages. */
  readonly count: number;
  /** Whether there are more doctors than `count`. */
  readonly hasMore: boolean;
  /** Whether this page has all doctors. The browser then searches by itself. */
  readonly isWhole: boolean;
  /** Details of the opened row. */
  readonly opened: StaffDoctor | null;
}

/** Formats the count: '1 doctor', '72 doctors', 'More than 1,000 doctors'. */
export function countText({ count, hasMore }: Pick<StaffListPage, 'count' | 'hasMore'>): string {
  const text = `${count.toLocaleString('en-IN')} ${count === 1 && !hasMore ? 'doctor' : 'doctors'}`;
  return hasMore ? `More than ${text}` : text;
}

/** What the staff's list of doctors can be asked for, as its address says it. It goes to the browser. */
import { pageNumberOf } from '#app/navigation/list-address.ts';
import type { StaffDoctor } from '../doctor.values.ts';

/** Half a window of rows beneath those in sight; the next page is one press away. */
export const staffListPageSize = 25;

/** Which doctors are listed. */
export const staffFilters = [
  { value: 'all', label: 'All doctors' },
  { value: 'available', label: 'Available' },
  { value: 'unavailable', label: 'Unavailable' },
  { value: 'no-picture', label: 'Without picture' },
  { value: 'no-times', label: 'Without times' },
  { value: 'hidden', label: 'Not on the website' },
] as const;
export type StaffFilter = (typeof staffFilters)[number]['value'];

/** By what they are sorted, under the name of the column. */
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
  /** From 1. */
  readonly page: number;
}

export const wholeStaffList: StaffListQuery = {
  search: '',
  filter: 'all',
  sort: 'name',
  isDescending: false,
  page: 1,
};

/** What an address asks for; what it says of nothing known does not count. */
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

/** How the address spells a sorting. */
export const sortText = ({ sort, isDescending }: Pick<StaffListQuery, 'sort' | 'isDescending'>) =>
  isDescending ? `${sort}-down` : sort;

/** The fields of the address that asks for a list, without what goes without saying. */
function staffListFields(query: StaffListQuery): Readonly<Record<string, string>> {
  const sort = sortText(query);
  return {
    ...(query.search !== '' && { q: query.search }),
    ...(query.filter !== 'all' && { show: query.filter }),
    ...(sort !== 'name' && { sort }),
    ...(query.page !== 1 && { page: String(query.page) }),
  };
}

/** @param path of the list */
export function staffListAddress(path: string, query: StaffListQuery): string {
  const fields = new URLSearchParams(staffListFields(query));
  return fields.size === 0 ? path : `${path}?${fields}`;
}

/** By which an address leads to a doctor's row. */
export const doctorRowId = (id: string) => `doctor-${id}`;

/** A row of the list; the details come with the row that is opened. */
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
  /** The page shown, which is the last where an address asks for one behind it. */
  readonly page: number;
  readonly pages: number;
  /** Of all pages. */
  readonly count: number;
  /** Whether there are more than are counted. */
  readonly hasMore: boolean;
  /** Whether these are all there are: then the list searches by itself. */
  readonly isWhole: boolean;
  /** The doctor whose details are open. */
  readonly opened: StaffDoctor | null;
}

/** Such as '1 doctor', '72 doctors', 'more than 1,000 doctors'. */
export function countText({ count, hasMore }: Pick<StaffListPage, 'count' | 'hasMore'>): string {
  const text = `${count.toLocaleString('en-IN')} ${count === 1 && !hasMore ? 'doctor' : 'doctors'}`;
  return hasMore ? `More than ${text}` : text;
}

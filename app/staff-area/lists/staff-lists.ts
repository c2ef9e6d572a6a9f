/**
 * The lists of the staff area whose rows have a bin. An entry gives a list its place in the menu, the permissions of its pages,
 * its bin with Undo, its messages and its topic in the audit log. `staff-list-stores.server.ts` has the server's part (decision 0117).
 */
import type { Register } from 'react-router';
import type { Permission } from '#app/accounts/staff/permissions.ts';
import type { IconComponent } from '#app/ui/icon/icon.tsx';
import { Link2, Stethoscope } from '#app/ui/icon/icons.ts';
import type { Nouns } from '#app/ui/list-screen/list-count.ts';

/** Paths of all pages under /dashboard. */
export type StaffPath = Extract<keyof Register['pages'], `/dashboard${string}`>;

/** Separate permissions for opening a page and for submitting its form. */
export interface TwoPermissions {
  readonly see: Permission;
  readonly change: Permission;
}

interface StaffList {
  /** Path of the list. Below it are the pages `bin`, and `:doctorId/delete` for the list `doctor`. */
  readonly path: StaffPath;
  readonly title: string;
  /** Name in the menu and in the filter of the audit log. */
  readonly label: string;
  readonly Icon: IconComponent;
  readonly nouns: Nouns;
  /** Permission for the menu entry. */
  readonly see: Permission;
  /** Permission for the bin. */
  readonly manage: Permission;
  /** Permission of each page. The table in `page-permissions.ts` does not compile without one of them. */
  readonly pages: Readonly<Partial<Record<StaffPath, Permission | TwoPermissions>>>;
}

export const staffLists = {
  doctor: {
    path: '/dashboard/AddDoctor',
    title: 'Doctor List',
    label: 'Doctors',
    Icon: Stethoscope,
    nouns: { one: 'doctor', many: 'doctors' },
    see: 'seeDoctors',
    manage: 'manageDoctors',
    pages: {
      '/dashboard/AddDoctor': { see: 'seeDoctors', change: 'setAvailability' },
      '/dashboard/AddDoctor/:doctorId/times': 'setDoctorTimes',
      '/dashboard/AddDoctor/:doctorId/away': 'setAvailability',
      '/dashboard/AddDoctor/new': 'manageDoctors',
      '/dashboard/AddDoctor/card': 'manageDoctors',
      '/dashboard/AddDoctor/:doctorId/edit': 'manageDoctors',
      '/dashboard/AddDoctor/:doctorId/delete': 'manageDoctors',
      '/dashboard/AddDoctor/bin': 'manageDoctors',
      '/dashboard/AddDoctor/order': 'manageDoctors',
      '/dashboard/AddDoctor/import': 'importAndExportDoctors',
      '/dashboard/AddDoctor/csv': 'importAndExportDoctors',
    },
  },
  link: {
    path: '/dashboard/Links',
    title: 'Social Links',
    label: 'Links',
    Icon: Link2,
    nouns: { one: 'link', many: 'links' },
    see: 'manageLinks',
    manage: 'manageLinks',
    pages: {
      '/dashboard/Links': 'manageLinks',
      '/dashboard/Links/new': 'manageLinks',
      '/dashboard/Links/:linkId/title': 'manageLinks',
      '/dashboard/Links/:linkId/consent': 'manageLinks',
      '/dashboard/Links/:linkId/delete': 'manageLinks',
      '/dashboard/Links/bin': 'manageLinks',
      '/dashboard/Links/thumbnail/:videoId': 'manageLinks',
    },
  },
} as const satisfies Record<string, StaffList>;

export type StaffListName = keyof typeof staffLists;

export const staffListNames = Object.keys(staffLists) as readonly StaffListName[];

/** Makes an object with a value for each list. */
export const forEachList = <Value>(make: (name: StaffListName) => Value) =>
  Object.fromEntries(staffListNames.map((name) => [name, make(name)])) as Record<StaffListName, Value>;

type ListPage = { [Name in StaffListName]: keyof (typeof staffLists)[Name]['pages'] }[StaffListName];

/** Permissions of the pages of all lists. */
export const listPages = Object.assign(
  {},
  ...Object.values(staffLists).map(({ pages }) => pages),
) as Readonly<Record<ListPage, Permission | TwoPermissions>>;

/** Path of a list's bin. GET lists the deleted rows; POST restores one. */
export const binPath = (name: StaffListName): string => `${staffLists[name].path}/bin`;

/** Finds the list of a page below it, such as its bin. */
export function listAt(pathname: string): StaffListName {
  const name = staffListNames.find((one) => pathname.startsWith(`${staffLists[one].path}/`));
  if (!name) throw new Error(`No staff list has the page ${pathname}`);
  return name;
}

/** Who of the staff may do what: the one table that the guard, the menu, the API, the buttons and the tests read (decision 0068). */
import { formatMoney, fromRupees, type MoneyLimit, type Paise } from '#app/money/money.ts';
import type { Role } from './account.values.ts';

/** Whether a role may, or up to how much money. */
type Grant = boolean | { readonly upToPaise: Paise };

const ownerAndDesk = { admin: true, 'front-desk': true } as const;
const ownerAlone = { admin: true, 'front-desk': false } as const;
const ownerAndDeskUpTo = (amount: number) =>
  ({ admin: true, 'front-desk': { upToPaise: fromRupees(amount) } }) as const;

export const permissions = {
  /** The overview, and one's own sessions. */
  seeDashboard: ownerAndDesk,
  keepAppointments: ownerAndDesk,
  exportAppointments: ownerAlone,
  keepCallbacks: ownerAndDesk,
  /** To take a payment, see and print its receipt, and count the till. */
  takePayments: ownerAndDesk,
  /** On one appointment. */
  grantDiscounts: ownerAndDeskUpTo(500),
  /** Of one payment, however often a part of it is given back. */
  refundPayments: ownerAndDeskUpTo(500),
  /** With phone and mail. */
  seeDoctors: ownerAndDesk,
  setAvailability: ownerAndDesk,
  /** Hospital and video slots, working days and leave. */
  setDoctorTimes: ownerAndDesk,
  /** To create, update, order and delete doctors, and to restore one. */
  manageDoctors: ownerAlone,
  importAndExportDoctors: ownerAlone,
  manageLinks: ownerAlone,
  /** What only the hospital knows, and what of it is still to be entered. */
  manageHospital: ownerAlone,
  /** What failed on the website in the last days. */
  seeFailures: ownerAlone,
  /** What is kept of a person: to hand it out, and to erase it. */
  managePersonData: ownerAlone,
  /** Who of the staff has an account, and may what. */
  manageStaff: ownerAlone,
  /** Who did what, and when. */
  seeAudit: ownerAlone,
} as const satisfies Record<string, Readonly<Record<Role, Grant>>>;

export type Permission = keyof typeof permissions;

export const may = (role: Role, permission: Permission): boolean => permissions[permission][role] !== false;

/** All that a role may do, for the browser, which is told nothing of other roles. */
export const permissionsOf = (role: Role): readonly Permission[] =>
  (Object.keys(permissions) as Permission[]).filter((permission) => may(role, permission));

/** @returns null where only the bill sets a limit */
export function moneyLimit(role: Role, permission: 'grantDiscounts' | 'refundPayments'): MoneyLimit | null {
  const grant = permissions[permission][role];
  if (grant === true) return null;
  const { upToPaise } = grant;
  return {
    upToPaise,
    message: `With your account at most ${formatMoney(upToPaise)}. Ask an owner for more.`,
  };
}

/** What an owner is told who signed in without a code while every owner must have them. */
export const codesMissing = 'Set up two-step sign-in first: on the website, under Your account.';

/** The words of every refusal for want of a permission. */
export const notPermitted = 'Your account may not do this. Ask an owner.';

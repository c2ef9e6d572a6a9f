/**
 * Permissions of the roles: the one table for the guard, the menu, the API, the buttons and the tests
 * (decision 0068).
 */
import { formatMoney, fromRupees, type MoneyLimit, type Paise } from '#app/money/money.ts';
import type { Role } from './account.values.ts';

/** True or false, or a limit in money. */
type Grant = boolean | { readonly upToPaise: Paise };

const ownerAndDesk = { admin: true, 'front-desk': true } as const;
const ownerAlone = { admin: true, 'front-desk': false } as const;
const ownerAndDeskUpTo = (amount: number) =>
  ({ admin: true, 'front-desk': { upToPaise: fromRupees(amount) } }) as const;

export const permissions = {
  /** The overview, and the person's own account and sessions. */
  seeDashboard: ownerAndDesk,
  keepAppointments: ownerAndDesk,
  exportAppointments: ownerAlone,
  keepCallbacks: ownerAndDesk,
  /** Taking payments, showing and printing receipts, and counting the till. */
  takePayments: ownerAndDesk,
  /** The limit applies to one appointment. */
  grantDiscounts: ownerAndDeskUpTo(500),
  /** The limit applies to all refunds of one payment together. */
  refundPayments: ownerAndDeskUpTo(500),
  /** Figures of a month, and its receipts for the accountant. */
  seeMonth: ownerAlone,
  /** Including the phone and mail address of each doctor. */
  seeDoctors: ownerAndDesk,
  setAvailability: ownerAndDesk,
  /** Hospital and video slots, working days and leave. */
  setDoctorTimes: ownerAndDesk,
  /** Creating, changing, ordering, deleting and restoring doctors. */
  manageDoctors: ownerAlone,
  importAndExportDoctors: ownerAlone,
  manageLinks: ownerAlone,
  /** The facts of the hospital, and the list of facts that are still missing. */
  manageHospital: ownerAlone,
  /** Failures of the website in the last days. */
  seeFailures: ownerAlone,
  /** Exporting and erasing the data of a person. */
  managePersonData: ownerAlone,
  /** Staff accounts and their roles. */
  manageStaff: ownerAlone,
  /** The audit log. */
  seeAudit: ownerAlone,
} as const satisfies Record<string, Readonly<Record<Role, Grant>>>;

export type Permission = keyof typeof permissions;

export const may = (role: Role, permission: Permission): boolean => permissions[permission][role] !== false;

/** Returns the permissions of one role. The browser gets no others. */
export const permissionsOf = (role: Role): readonly Permission[] =>
  (Object.keys(permissions) as Permission[]).filter((permission) => may(role, permission));

/** @returns null for a role without a limit of its own; the bill still limits the amount */
export function moneyLimit(role: Role, permission: 'grantDiscounts' | 'refundPayments'): MoneyLimit | null {
  const grant = permissions[permission][role];
  if (grant === true) return null;
  const { upToPaise } = grant;
  return {
    upToPaise,
    message: `With your account at most ${formatMoney(upToPaise)}. Ask an owner for more.`,
  };
}

/** Refusal for an owner who must set up two-step sign-in first. */
export const twoStepMissingMessage = 'Set up two-step sign-in first: on the website, under Your account.';

/** Refusal for a missing permission. */
export const notPermittedMessage = 'Your account may not do this. Ask an owner.';

/**
 * Permissions of the roles: the one table for the guard, the menu, the API, the buttons and the tests
 * (decision 0068).
 */
import { formatMoney, fromRupees, type MoneyLimit, type Paise } from '#app/money/money.ts';
import type { Role, StaffMember } from './account.values.ts';

/** True or false, a limit in money, or `own`: only for the doctor to whom the account is bound. */
type Grant = boolean | 'own' | { readonly upToPaise: Paise };

const everyone = { admin: true, 'front-desk': true, doctor: true } as const;
const ownerAndDesk = { admin: true, 'front-desk': true, doctor: false } as const;
const ownerAlone = { admin: true, 'front-desk': false, doctor: false } as const;
const ownerAndDeskUpTo = (amount: number) =>
  ({ admin: true, 'front-desk': { upToPaise: fromRupees(amount) }, doctor: false }) as const;

export const permissions = {
  /** The person's own account and sessions, and the guide. */
  seeDashboard: everyone,
  seeOverview: ownerAndDesk,
  /** A doctor's own appointments with their notes, and the calendar feed of them. */
  seeOwnDay: { admin: false, 'front-desk': false, doctor: 'own' },
  keepAppointments: ownerAndDesk,
  exportAppointments: ownerAlone,
  /** Lists of patients over all days, as the API gives them. Others name a day. */
  listAllDays: ownerAlone,
  keepCallbacks: ownerAndDesk,
  /** Taking payments, showing and printing receipts, and counting the till. */
  takePayments: ownerAndDesk,
  /** The limit applies to one appointment. */
  grantDiscounts: ownerAndDeskUpTo(500),
  /** The limit applies to all refunds of one payment together. */
  refundPayments: ownerAndDeskUpTo(500),
  /** Granting or declining a refund that the desk asked for, because it is above its limit. */
  decideRefunds: ownerAlone,
  /** Figures of a month, and its receipts for the accountant. */
  seeMonth: ownerAlone,
  /** Including the phone and mail address of each doctor. */
  seeDoctors: ownerAndDesk,
  setAvailability: ownerAndDesk,
  /** Hospital and video slots, working days and leave. */
  setDoctorTimes: { admin: true, 'front-desk': true, doctor: 'own' },
  /** Creating, changing, ordering, deleting and restoring doctors. */
  manageDoctors: ownerAlone,
  importAndExportDoctors: ownerAlone,
  manageLinks: ownerAlone,
  /** Whether a bed is free: the front desk knows it first. */
  sayBeds: ownerAndDesk,
  /** The facts of the hospital, and the list of facts that are still missing. */
  manageHospital: ownerAlone,
  /** The counts of the day by mail. */
  getDailySummary: ownerAlone,
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

/**
 * Whether a person has a permission for one doctor. Pages and queries of a doctor's data ask this, because {@link may}
 * answers for the role alone.
 */
export const mayForDoctor = (
  { role, doctorId }: Pick<StaffMember, 'role' | 'doctorId'>,
  permission: Permission,
  asked: string,
): boolean => may(role, permission) && (permissions[permission][role] !== 'own' || doctorId === asked);

/** Returns the permissions of one role. The browser gets no others. */
export const permissionsOf = (role: Role): readonly Permission[] =>
  (Object.keys(permissions) as Permission[]).filter((permission) => may(role, permission));

/** @returns null for a role without a limit of its own; the bill still limits the amount */
export function moneyLimit(role: Role, permission: 'grantDiscounts' | 'refundPayments'): MoneyLimit | null {
  const grant = permissions[permission][role];
  if (grant === true) return null;
  const upToPaise = grant === false ? fromRupees(0) : grant.upToPaise;
  return {
    upToPaise,
    message: `With your account, the discount and all refunds of a visit are at most ${formatMoney(upToPaise)} together. Ask an owner for more.`,
  };
}

/** Refusal for an owner who must set up two-step sign-in first. */
export const twoStepMissingMessage = 'Set up two-step sign-in first: on the website, under Your account.';

/** Refusal for a missing permission. */
export const notPermittedMessage = 'Your account may not do this. Ask an owner.';

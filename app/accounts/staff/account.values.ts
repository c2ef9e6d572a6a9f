/** Plain values of the user store, shared by the pages, the API, the tables and the tests. */

/** `admin` is the role of an owner, because requirement 59 uses that name (decision 0068). */
export const roles = ['admin', 'front-desk', 'doctor'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Readonly<Record<Role, string>> = {
  admin: 'Owner',
  'front-desk': 'Front desk',
  doctor: 'Doctor',
};

/** A role, with the doctor of the directory to whom it is bound. Only the role `doctor` has one. */
export type RoleBinding =
  | { readonly role: Exclude<Role, 'doctor'>; readonly doctorId: null }
  | { readonly role: 'doctor'; readonly doctorId: string };

/**
 * Binds a role to a doctor. A doctor that was chosen for another role is ignored.
 *
 * @returns undefined if the role needs a doctor and none was chosen
 */
export function bindRole(role: Role, doctorId: string | null): RoleBinding | undefined {
  if (role !== 'doctor') return { role, doctorId: null };
  return doctorId ? { role, doctorId } : undefined;
}

/** Actions of accounts in the audit log. */
export const accountActions = {
  signIn: 'staff.sign-in',
  signInRefused: 'staff.sign-in-refused',
  signOut: 'staff.sign-out',
  endSession: 'staff.end-session',
  endOtherSessions: 'staff.end-other-sessions',
  invite: 'staff.invite',
  withdrawInvitation: 'staff.withdraw-invitation',
  join: 'staff.join',
  changeRole: 'staff.change-role',
  disable: 'staff.disable',
  enable: 'staff.enable',
  resetPassword: 'staff.reset-password',
  endAllSessions: 'staff.end-all-sessions',
  refused: 'staff.refused',
  exportAudit: 'staff.export-audit',
  changePassword: 'staff.change-password',
  codesOn: 'staff.codes-on',
  codesOff: 'staff.codes-off',
  newRecoveryCodes: 'staff.new-recovery-codes',
  recoveryCode: 'staff.recovery-code',
  codeRefused: 'staff.code-refused',
  requireCodes: 'staff.require-codes',
  stopRequiringCodes: 'staff.stop-requiring-codes',
  makeCalendarFeed: 'staff.make-calendar-feed',
  endCalendarFeed: 'staff.end-calendar-feed',
  startDailySummary: 'staff.start-daily-summary',
  endDailySummary: 'staff.end-daily-summary',
} as const;

/** Longest password, in characters. */
export const longestPassword = 128;

/** Returns the form of a mail address under which an account is stored, found and counted. */
export const normalisedEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** Path of a one-time link; the token follows. */
export const accountLinkPath = '/signin/link';

/** Path of calendar feeds; the secret file name follows. */
export const calendarFeedPath = '/calendar';

/** Resource route that returns the remaining time of a session and accepts a sign-in from the session dialog. */
export const sessionStatusPath = '/signin/session';

/** State of the session of an open page. */
export interface SessionStatus {
  /** Null if the session has ended. */
  readonly accountId: string | null;
  readonly secondsLeft: number;
}

/** A signed-in staff member. */
export interface StaffMember {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** The doctor whose day this account sees; null for every role except `doctor`. */
  readonly doctorId: string | null;
  /** Session of this request. */
  readonly sessionId: string;
  /** When that session began. */
  readonly signedInAt: Date;
  /**
   * True for an owner who must set up two-step sign-in first. Until then all other pages and calls are
   * refused.
   */
  readonly mustSetUpCodes: boolean;
}

/** A user as the API shows it. */
export interface StaffUser {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

/** The words of requirements 50 and 58. */
export const signInMessages = {
  incomplete: 'Please fill out all fields',
  refused: 'Invalid email or password',
  failed: 'Login failed',
  /** For an account with two-step sign-in whose password was correct. */
  codeNeeded: 'Please enter the code of your authenticator app',
} as const;

/** Plain values of the user store, shared by the pages, the API, the tables and the tests. */

/** An owner is `admin`, as requirement 59 calls whoever signs in (decision 0068). */
export const roles = ['admin', 'front-desk'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Readonly<Record<Role, string>> = { admin: 'Owner', 'front-desk': 'Front desk' };

/** What the audit log says of accounts. */
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
  changePassword: 'staff.change-password',
  codesOn: 'staff.codes-on',
  codesOff: 'staff.codes-off',
  newRecoveryCodes: 'staff.new-recovery-codes',
  recoveryCode: 'staff.recovery-code',
  codeRefused: 'staff.code-refused',
  requireCodes: 'staff.require-codes',
  stopRequiringCodes: 'staff.stop-requiring-codes',
} as const;

/** For `maxlength`, and the rules that are asked again where it is read. */
export const accountLimits = { name: 100, password: 128 } as const;

/** Where a link of an account leads, with the link's token after it. */
export const accountLinkPath = '/signin/link';

/** Where a page asks how long its session lasts, and somebody signs in over it. */
export const sessionWatchPath = '/signin/session';

/** What a page is told of its session. */
export interface SessionLook {
  /** Null where nobody is signed in. */
  readonly accountId: string | null;
  readonly secondsLeft: number;
}

/** Somebody of the staff who is signed in. */
export interface StaffMember {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Of the session that this request came with. */
  readonly sessionId: string;
  /** Every owner must sign in with a code, and this one set none up: until then nothing else is open. */
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
  /** Of an account with two-step sign-in, whose password was right. */
  codeNeeded: 'Please enter the code of your authenticator app',
} as const;

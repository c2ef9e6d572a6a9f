import { href } from 'react-router';
import { momentText } from '#app/time/moment-text.ts';
import { type Role, roleLabels } from './account.values.ts';

export const staffPath = href('/dashboard/Staff');

/** `active` accounts can sign in. `invited` and `reset` accounts can after a one-time link is used. */
export type AccountState = 'active' | 'invited' | 'reset' | 'disabled';

/** An account or an invitation, with the data that owners see. */
export interface StaffAccount {
  readonly id: string;
  /** Empty for an invitation. */
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Doctor to whom the account is bound; null for other roles than `doctor`. */
  readonly doctorId: string | null;
  readonly state: AccountState;
  readonly signedInAt: Date | null;
  /** Whether the account has two-step sign-in. */
  readonly hasCodes: boolean;
  /** Expiry of the newest one-time link; null without a link. */
  readonly linkExpiresAt: Date | null;
}

/** Describes the validity of a one-time link. */
const linkStateText = ({ linkExpiresAt }: StaffAccount, now: Date): string => {
  if (linkExpiresAt === null || linkExpiresAt <= now) return 'the link’s time is over';
  return `link until ${momentText(linkExpiresAt)}`;
};

/** Returns why an account cannot sign in; null for an active account. */
function stateText(account: StaffAccount, now: Date): string | null {
  switch (account.state) {
    case 'invited':
      return `Invited, ${linkStateText(account, now)}`;
    case 'reset':
      return `New password asked for, ${linkStateText(account, now)}`;
    case 'disabled':
      return 'Disabled';
    case 'active':
      return null;
  }
}

/** A row of the staff list, formatted. */
export interface ListedAccount extends Pick<StaffAccount, 'id' | 'email' | 'role' | 'doctorId' | 'hasCodes'> {
  /** Name; for an invitation, the mail address. */
  readonly name: string;
  /** The role in words, with the name of the doctor. */
  readonly roleText: string;
  readonly isOwn: boolean;
  readonly state: string | null;
  readonly signedIn: string;
}

/** Names of the doctors of the directory, by id. */
export type DoctorNames = ReadonlyMap<string, string>;

const roleText = ({ role, doctorId }: StaffAccount, doctors: DoctorNames): string =>
  role === 'doctor'
    ? `${roleLabels.doctor}: ${doctors.get(doctorId ?? '') ?? 'deleted from the directory'}`
    : roleLabels[role];

/** @param ownId id of the signed-in account */
export function toListedAccount(
  account: StaffAccount,
  ownId: string,
  now: Date,
  doctors: DoctorNames,
): ListedAccount {
  const { id, name, email, role, doctorId, signedInAt, hasCodes } = account;
  return {
    id,
    name: name === '' ? email : name,
    email,
    role,
    doctorId,
    roleText: roleText(account, doctors),
    isOwn: id === ownId,
    state: stateText(account, now),
    hasCodes,
    signedIn: signedInAt ? momentText(signedInAt) : 'Never',
  };
}

/** A new one-time link. It is shown once, because only its hash is stored. */
export interface ShownLink {
  readonly address: string;
  readonly email: string;
  /** Expiry, formatted. */
  readonly until: string;
  /** Sentence about the mail with the link: sent, or why not. */
  readonly mailText: string;
}

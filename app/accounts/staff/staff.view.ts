import { href } from 'react-router';
import { momentText } from '../session/session.view.ts';
import type { Role } from './account.values.ts';

export const staffPath = href('/dashboard/Staff');

/** Whether somebody can sign in: not yet, where only a link leads in. */
export type AccountState = 'active' | 'invited' | 'reset' | 'disabled';

/** An account, or an invitation to one, as owners see it. */
export interface StaffAccount {
  readonly id: string;
  /** Empty for somebody who is only invited. */
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly state: AccountState;
  readonly signedInAt: Date | null;
  /** Whether it signs in with a code. */
  readonly hasCodes: boolean;
  /** Until when the link opens that was made last; null where there is none. */
  readonly linkExpiresAt: Date | null;
}

const until = ({ linkExpiresAt }: StaffAccount, now: Date): string => {
  if (linkExpiresAt === null || linkExpiresAt <= now) return 'the link’s time is over';
  return `link until ${momentText(linkExpiresAt)}`;
};

/** Why an account does not sign in; null for one that can. */
function stateWords(account: StaffAccount, now: Date): string | null {
  switch (account.state) {
    case 'invited':
      return `Invited, ${until(account, now)}`;
    case 'reset':
      return `New password asked for, ${until(account, now)}`;
    case 'disabled':
      return 'Disabled';
    case 'active':
      return null;
  }
}

/** Somebody of the staff in words, for the list. */
export interface ListedAccount {
  readonly id: string;
  /** The mail address for somebody who is only invited. */
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly isOwn: boolean;
  readonly state: string | null;
  readonly signedIn: string;
  readonly hasCodes: boolean;
}

/** @param ownId of whoever looks */
export function listedAccount(account: StaffAccount, ownId: string, now: Date): ListedAccount {
  const { id, name, email, role, signedInAt, hasCodes } = account;
  return {
    id,
    name: name === '' ? email : name,
    email,
    role,
    isOwn: id === ownId,
    state: stateWords(account, now),
    hasCodes,
    signedIn: signedInAt ? momentText(signedInAt) : 'Never',
  };
}

/** A link that was just made, as it is handed on. */
export interface ShownLink {
  readonly address: string;
  readonly email: string;
  /** Until when it opens, in words. */
  readonly until: string;
}

/** @param origin of the site */
export const shownLink = (
  { path, expiresAt }: { readonly path: string; readonly expiresAt: Date },
  email: string,
  origin: string,
): ShownLink => ({ address: `${origin}${path}`, email, until: momentText(expiresAt) });

import { href } from 'react-router';
import { momentText } from '../session/session.view.ts';
import type { Role } from './account.values.ts';

export const staffPath = href('/dashboard/Staff');

/** `active` can sign in. `invited` and `reset` wait until a one-time link is used. */
export type AccountState = 'active' | 'invited' | 'reset' | 'disabled';

/** An account or an invitation, as owners see it. */
export interface StaffAccount {
  readonly id: string;
  /** Empty for an invitation. */
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly state: AccountState;
  readonly signedInAt: Date | null;
  /** Whether the account has two-step sign-in. */
  readonly hasCodes: boolean;
  /** End of the newest one-time link; null if the account has none. */
  readonly linkExpiresAt: Date | null;
}

const until = ({ linkExpiresAt }: StaffAccount, now: Date): string => {
  if (linkExpiresAt === null || linkExpiresAt <= now) return 'the link’s time is over';
  return `link until ${momentText(linkExpiresAt)}`;
};

/** Describes why an account cannot sign in; null for an active account. */
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

/** A row of the staff list, with all values as text. */
export interface ListedAccount {
  readonly id: string;
  /** Name, or the mail address of an invitation. */
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly isOwn: boolean;
  readonly state: string | null;
  readonly signedIn: string;
  readonly hasCodes: boolean;
}

/** @param ownId account of the signed-in person */
export function toListedAccount(account: StaffAccount, ownId: string, now: Date): ListedAccount {
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

/** A new link, ready to be shown once. */
export interface ShownLink {
  readonly address: string;
  readonly email: string;
  /** End of the link as text. */
  readonly until: string;
}

export const toShownLink = (
  { path, expiresAt }: { readonly path: string; readonly expiresAt: Date },
  email: string,
  origin: string,
): ShownLink => ({ address: `${origin}${path}`, email, until: momentText(expiresAt) });

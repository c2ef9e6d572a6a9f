import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, identifier, moment } from '#app/platform/database/columns.server.ts';
import { roles } from './account.values.ts';

export const users = sqliteTable('users', {
  id: identifier(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  role: text('role', { enum: roles }).notNull(),
  /** PHC string, see password.server.ts. */
  passwordHash: text('password_hash').notNull(),
  /** A seeded account, which signs in only where DEMONSTRATION is on. */
  isDemonstration: flag('is_demonstration').notNull().default(false),
  disabledAt: moment('disabled_at'),
  createdAt: moment('created_at').notNull(),
  passwordChangedAt: moment('password_changed_at').notNull(),
  /** Null for somebody who has not yet. */
  signedInAt: moment('signed_in_at'),
});

/** Links that open once: an invitation, whose account is not there yet, or a reset of an account's password. One of an account at a time. */
export const accountLinks = sqliteTable('account_links', {
  /** Of the account; for an invitation the one it will have. */
  accountId: text('account_id').primaryKey(),
  /** Who is invited, lower case; null for a reset. */
  email: text('email').unique(),
  /** That whoever is invited will have; null for a reset. */
  role: text('role', { enum: roles }),
  /** SHA-256 of the secret in the link, hex. */
  secretHash: text('secret_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const sessions = sqliteTable(
  'sessions',
  {
    id: identifier(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** SHA-256 of the secret in the cookie, hex. */
    cookieHash: text('cookie_hash').notNull(),
    /** SHA-256 of the secret in the bearer token, hex; never the cookie's. */
    bearerHash: text('bearer_hash').notNull(),
    remember: flag('remember').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    idleExpiresAt: moment('idle_expires_at').notNull(),
    absoluteExpiresAt: moment('absolute_expires_at').notNull(),
    userAgent: text('user_agent').notNull(),
    address: text('address').notNull(),
  },
  (table) => [
    index('sessions_of_user').on(table.userId, table.createdAt),
    index('sessions_expired').on(table.absoluteExpiresAt),
  ],
);

/** On which devices an account signed in: strangers cannot use up the tries of these. */
export const knownDevices = sqliteTable(
  'known_devices',
  {
    deviceId: text('device_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the device's cookie, hex. */
    secretHash: text('secret_hash').notNull(),
    signedInAt: moment('signed_in_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceId, table.userId] }),
    index('known_devices_of_user').on(table.userId, table.signedInAt),
    index('known_devices_signed_in').on(table.signedInAt),
  ],
);

/** With which an account makes its codes, beside its password. */
export const totpSecrets = sqliteTable('totp_secrets', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32. It is shown while it is set up, and never again. */
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Null until a code of it was right: until then no sign-in asks for one. */
  confirmedAt: moment('confirmed_at'),
  /** The step of the last code that was taken: neither it nor an earlier one is taken again. */
  lastStep: integer('last_step').notNull(),
});

/** What signs in once each in place of a code; used ones are gone. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code, hex. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Sign-ins whose password was right and whose code is still to come. */
export const pendingSignIns = sqliteTable(
  'pending_sign_ins',
  {
    id: identifier(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the browser's cookie, hex. */
    secretHash: text('secret_hash').notNull(),
    /** The password that was right: with another one it opens nothing. */
    passwordChangedAt: moment('password_changed_at').notNull(),
    remember: flag('remember').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('pending_sign_ins_expired').on(table.expiresAt)],
);

/** What owners decided for all accounts: one row, once something was decided. */
export const accountPolicies = sqliteTable('account_policies', {
  id: text('id').primaryKey(),
  /** Since when every owner must sign in with a code; null where that is each one's own choice. */
  ownersNeedCodeSince: moment('owners_need_code_since'),
});

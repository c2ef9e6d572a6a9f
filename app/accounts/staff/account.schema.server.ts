import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, identifier, moment } from '#app/platform/database/columns.server.ts';
import { roles } from './account.values.ts';

export const users = sqliteTable('users', {
  id: identifier(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  role: text('role', { enum: roles }).notNull(),
  /**
   * The doctor of the directory to whom an account of the role `doctor` is bound; null for other roles. No foreign key,
   * because the account stays when the doctor is deleted.
   */
  doctorId: text('doctor_id'),
  /** PHC string, see password.server.ts. */
  passwordHash: text('password_hash').notNull(),
  /** A seeded account, which signs in only where DEMONSTRATION is on. */
  isDemonstration: flag('is_demonstration').notNull().default(false),
  disabledAt: moment('disabled_at'),
  createdAt: moment('created_at').notNull(),
  passwordChangedAt: moment('password_changed_at').notNull(),
  /** Null if the person never signed in. */
  signedInAt: moment('signed_in_at'),
});

/**
 * Single-use links: an invitation, whose account does not exist yet, or a password reset. Each account has at
 * most one.
 */
export const accountLinks = sqliteTable('account_links', {
  /** Id of the account, or of the future account of an invitation. */
  accountId: text('account_id').primaryKey(),
  /** Lower case; null for a reset. */
  email: text('email').unique(),
  /** Role of the invited person; null for a reset. */
  role: text('role', { enum: roles }),
  /** Doctor of the invited person; null for a reset and for other roles. */
  doctorId: text('doctor_id'),
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

/** Devices where an account signed in. Each has its own count of attempts, so strangers cannot lock it out. */
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

/** Secrets of authenticator apps, for two-step sign-in. */
export const totpSecrets = sqliteTable('totp_secrets', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32. Shown only during set-up. */
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Null until the first correct code. Until then sign-in does not ask for a code. */
  confirmedAt: moment('confirmed_at'),
  /** Time step of the last accepted code. Codes of this step and earlier ones are refused. */
  lastStep: integer('last_step').notNull(),
});

/** Single-use recovery codes. A row is deleted when its code is used. */
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

/** Sign-ins with a correct password that still wait for the code. */
export const pendingSignIns = sqliteTable(
  'pending_sign_ins',
  {
    id: identifier(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the browser's cookie, hex. */
    secretHash: text('secret_hash').notNull(),
    /** Identifies the password that was correct. If the password changes, the pending sign-in is invalid. */
    passwordChangedAt: moment('password_changed_at').notNull(),
    remember: flag('remember').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('pending_sign_ins_expired').on(table.expiresAt)],
);

/** Secret addresses of calendar feeds. Each account has at most one. */
export const calendarFeeds = sqliteTable('calendar_feeds', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Doctor at creation. The feed ends when the account is bound to another one. */
  doctorId: text('doctor_id').notNull(),
  /** SHA-256 of the secret in the address, hex. */
  secretHash: text('secret_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
});

/** Owners who get the summary of the day by mail. Without a row an account gets none. */
export const dailySummaries = sqliteTable('daily_summaries', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Day of the last summary, or of the switch-on. A summary is sent on later days only. */
  sentDay: text('sent_day').notNull(),
});

/** Policies that owners set for all accounts. The table has one row, or none before the first decision. */
export const accountPolicies = sqliteTable('account_policies', {
  id: text('id').primaryKey(),
  /** Time since when every owner must use two-step sign-in; null if each owner chooses. */
  ownersNeedCodeSince: moment('owners_need_code_since'),
});

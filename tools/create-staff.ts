/**
 * Creates a staff account, replaces its password, changes its role, or switches its two-step sign-in off:
 *
 *   npm run staff:create -- --email asha@hospital.example --name 'Asha Thakran' --role front-desk [--remote | --staging]
 *   npm run staff:create -- --email asha@hospital.example --new-password [--remote | --staging]
 *   npm run staff:create -- --email asha@hospital.example --new-role owner [--remote | --staging]
 *   npm run staff:create -- --email asha@hospital.example --no-two-step [--remote | --staging]
 *
 * Without an option it changes the database of this machine; `--remote` changes the public site, `--staging` its copy.
 *
 * The role is `owner` (the default) or `front-desk`. An owner invites doctors on the page Staff, where they choose the
 * doctor of the directory.
 *
 * The password is read from the terminal or from standard input, never from the command line.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hashPassword } from '#app/accounts/password/password.server.ts';
import { newPasswordProblem } from '#app/accounts/password/password-rules.server.ts';
import { normalisedEmail, type Role } from '#app/accounts/staff/account.values.ts';
import { isMailAddress } from '#app/contact-details/mail-address.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { defaultLocale } from '#app/languages/locales.ts';
import { cleanText } from '#app/platform/input/clean-text.server.ts';
import { readSecret } from './read-secret.ts';

const root = join(import.meta.dirname, '..');

/** Returns an SQL string literal. Wrangler accepts no bound parameters. */
function quoted(value: string): string {
  const clean = cleanText(value, { max: 254, lines: false });
  if (!('text' in clean)) throw new Error(clean.problem.in(defaultLocale));
  return `'${clean.text.replaceAll("'", "''")}'`;
}

interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly role: Exclude<Role, 'doctor'>;
  readonly passwordHash: string;
}

/** Role names on the command line. */
const namedRoles: ReadonlyMap<string, NewAccount['role']> = new Map([
  ['owner', 'admin'],
  ['front-desk', 'front-desk'],
]);

function roleNamed(name: string): NewAccount['role'] {
  const role = namedRoles.get(name);
  if (!role) throw new Error(`There is no role ${name}: use ${[...namedRoles.keys()].join(' or ')}.`);
  return role;
}

/** SQL that creates an account. The statement fails when the mail address has an account already. */
export function createAccountStatements({ email, name, role, passwordHash }: NewAccount, now: Date): string {
  const at = now.getTime();
  return `insert into users (id, email, name, role, password_hash, is_demonstration, created_at, password_changed_at)
values (${quoted(crypto.randomUUID())}, ${quoted(email)}, ${quoted(name)}, ${quoted(role)}, ${quoted(passwordHash)}, 0, ${at}, ${at});`;
}

/** SQL that replaces the password of an account, reopens a closed account, and ends all its sessions. */
export function replacePasswordStatements(
  { email, passwordHash }: Pick<NewAccount, 'email' | 'passwordHash'>,
  now: Date,
): string {
  return `update users set password_hash = ${quoted(passwordHash)}, password_changed_at = ${now.getTime()},
  disabled_at = null where email = ${quoted(email)};
delete from sessions where user_id in (select id from users where email = ${quoted(email)});
delete from known_devices where user_id in (select id from users where email = ${quoted(email)});
${endFeedStatement(email)}`;
}

/** SQL that ends the calendar feed of an account. */
const endFeedStatement = (email: string) =>
  `delete from calendar_feeds where account_id in (select id from users where email = ${quoted(email)});`;

/** SQL that changes the role of an account. Every request reads the role, so the change applies at once. */
export const changeRoleStatements = ({ email, role }: Pick<NewAccount, 'email' | 'role'>): string =>
  `update users set role = ${quoted(role)}, doctor_id = null where email = ${quoted(email)};
${endFeedStatement(email)}`;

/** SQL that switches two-step sign-in off for a person who lost both the phone and the printed codes. */
export const disableTwoStepStatements = ({ email }: Pick<NewAccount, 'email'>): string =>
  ['totp_secrets', 'recovery_codes']
    .map(
      (table) =>
        `delete from ${table} where user_id in (select id from users where email = ${quoted(email)});`,
    )
    .join('\n');

/** Databases that the command changes: their names for the messages, and the arguments of `wrangler d1 execute`. */
export const places = {
  here: { name: 'this machine', database: ['hospital', '--local', '--persist-to', '.wrangler/state'] },
  remote: { name: 'the deployed site', database: ['hospital', '--remote'] },
  staging: { name: 'the staging copy', database: ['hospital-staging', '--remote', '--env', 'staging'] },
} as const;

type Place = (typeof places)[keyof typeof places];

/** Runs SQL from a file that only this user can read, because other programs can read a command line. */
function execute(statements: string, { database }: Place): void {
  const folder = mkdtempSync(join(tmpdir(), 'staff-'));
  try {
    const file = join(folder, 'account.sql');
    writeFileSync(file, statements, { mode: 0o600 });
    const { status } = spawnSync(
      'wrangler',
      ['d1', 'execute', ...database, '--config', 'wrangler.toml', '--yes', '--file', file],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
    );
    if (status !== 0)
      throw new Error('The database refused the change. Is there an account with this mail address already?');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string', default: 'owner' },
      remote: { type: 'boolean', default: false },
      staging: { type: 'boolean', default: false },
      'new-password': { type: 'boolean', default: false },
      'new-role': { type: 'string' },
      'no-two-step': { type: 'boolean', default: false },
    },
  });
  const email = normalisedEmail(values.email ?? '');
  const name = values.name?.trim() ?? '';
  if (values.remote && values.staging) throw new Error('Choose one database: --remote or --staging.');
  const place = places[values.staging ? 'staging' : values.remote ? 'remote' : 'here'];
  const where = place.name;
  if (!isMailAddress(email)) throw new Error('Give a mail address: --email name@example.com');
  const newRole = values['new-role'];
  if (newRole !== undefined) {
    execute(changeRoleStatements({ email, role: roleNamed(newRole) }), place);
    console.log(`If ${email} has an account on ${where}, its role is now ${newRole}.`);
    return;
  }
  if (values['no-two-step']) {
    execute(disableTwoStepStatements({ email }), place);
    console.log(`If ${email} has an account on ${where}, its password alone signs it in.`);
    return;
  }
  const isNew = !values['new-password'];
  const role = roleNamed(values.role);
  if (isNew && name === '') throw new Error("Give the person's name: --name 'Asha Thakran'");
  const password = await readSecret('Password (at least 12 characters; it is not shown): ', 'twice');
  const problem = await newPasswordProblem(password, { email, name }, defaultFacts.hospital);
  if (problem) throw new Error(problem);
  const passwordHash = await hashPassword(password);
  const now = new Date();
  execute(
    isNew
      ? createAccountStatements({ email, name, role, passwordHash }, now)
      : replacePasswordStatements({ email, passwordHash }, now),
    place,
  );
  console.log(
    isNew
      ? `${email} can now sign in on ${where} as ${values.role}.`
      : `If ${email} has an account on ${where}, it has a new password.`,
  );
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

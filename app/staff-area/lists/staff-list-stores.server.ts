/** The server's part of the staff lists: their bins, and how the audit log names their rows. */
import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { countUpcoming } from '#app/appointments/appointment-lists.queries.server.ts';
import { findStaffDoctor } from '#app/doctors/doctor.queries.server.ts';
import { doctors } from '#app/doctors/doctor.schema.server.ts';
import { doctorActions, doctorMessages } from '#app/doctors/doctor.values.ts';
import {
  deleteDoctor,
  isDoctorBinned,
  listDoctorBin,
  purgeDoctorBin,
  restoreDoctor,
} from '#app/doctors/staff-list/doctor-bin.server.ts';
import { linkNameInLog, linkRows } from '#app/links/link.commands.server.ts';
import { labelOf, linkActions, linkMessages } from '#app/links/link.values.ts';
import { purgeLinkBin } from '#app/links/link-bin.server.ts';
import { linkName } from '#app/links/parts/link-labels.ts';
import { type BinEntry, binDays } from '#app/navigation/bin.ts';
import type { AuditAction } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import type { StaffListName } from './staff-lists.ts';

/** The question before a row is deleted. */
export interface DeletionQuestion {
  readonly name: string;
  /** Follows the name. */
  readonly text: string;
  readonly warning?: {
    readonly strong: string;
    readonly text: string;
    /** Link to the front desk with these filters. */
    readonly link: { readonly filters: Readonly<Record<string, string>>; readonly label: string };
  };
}

/** Actions that each list has, as the audit log words them. The name of the row follows. */
const commonWords = {
  create: 'added',
  delete: 'deleted',
  restore: 'restored',
  emptyBin: 'emptied the bin of',
} as const;

type CommonAction = keyof typeof commonWords;

interface StaffListStore<Actions extends Readonly<Record<CommonAction, AuditAction>>> {
  readonly actions: Actions;
  /** Words of the list's other actions. */
  readonly words: Readonly<Record<Exclude<keyof Actions, CommonAction>, string>>;
  /** Actions that the overview leaves out, because no staff member can have done them. Emptying the bin is always one. */
  readonly quiet?: readonly (keyof Actions & string)[];
  /** Name of a row in the audit log. */
  readonly named: {
    readonly table: SQLiteTable & { readonly id: SQLiteColumn };
    readonly name: SQL<string>;
    readonly isBinned: SQL<boolean>;
  };
  /** Throws a 404 for a row that is gone. */
  readonly question: (database: Database, id: string, now: Date) => Promise<DeletionQuestion>;
  /** Finds a row that is not in the bin. */
  readonly find: (database: Database, id: string) => Promise<unknown>;
  readonly remove: (command: Command, id: string) => Promise<unknown>;
  readonly restore: (command: Command, id: string) => Promise<unknown>;
  readonly isBinned: (database: Database, id: string) => Promise<boolean>;
  readonly listBin: (database: Database) => Promise<readonly BinEntry[]>;
  /** Runs daily. */
  readonly purge: (command: Command) => Promise<void>;
}

const store = <Actions extends Readonly<Record<CommonAction, AuditAction>>>(
  one: StaffListStore<Actions>,
) => ({
  ...one,
  /** Words of all actions, by action. */
  actionWords: Object.entries<AuditAction>(one.actions).map(([key, action]) => ({
    action,
    words: ({ ...commonWords, ...one.words } as unknown as Readonly<Record<string, string>>)[key] ?? '',
    isQuiet: key === 'emptyBin' || one.quiet?.some((quiet) => quiet === key) === true,
  })),
});

export const staffListStores = {
  doctor: store({
    actions: doctorActions,
    words: {
      update: 'changed',
      available: 'set to Available:',
      unavailable: 'set to Unavailable:',
      order: 'moved in the order of doctors:',
    },
    named: { table: doctors, name: sql`${doctors.name}`, isBinned: sql`${doctors.isDeleted}` },
    async question(database, id, now) {
      const [doctor, expected] = await Promise.all([
        findStaffDoctor(database, id),
        countUpcoming(database, id, dayInIndia(now)),
      ]);
      return {
        name: (doctor ?? staffNotFound(doctorMessages.gone)).name,
        text: `will no longer be on the website or in this list. For ${binDays} days the bin keeps the doctor.`,
        ...(expected > 0 && {
          warning: {
            strong: `${expected} ${expected === 1 ? 'appointment' : 'appointments'} to come`,
            text: 'with this doctor will stay at the desk, and nobody is told of it by us:',
            link: { filters: { doctor: id, span: 'week' }, label: 'call these people first' },
          },
        }),
      };
    },
    find: findStaffDoctor,
    remove: deleteDoctor,
    restore: restoreDoctor,
    isBinned: isDoctorBinned,
    listBin: listDoctorBin,
    purge: purgeDoctorBin,
  }),
  link: store({
    ...linkRows,
    purge: purgeLinkBin,
    actions: linkActions,
    words: {
      rename: 'gave a title to',
      consent: 'noted the consent for',
      consentWithdrawn: 'withdrew the consent for',
      dead: 'found to be gone:',
      alive: 'found to be back:',
    },
    quiet: ['dead', 'alive'],
    named: { ...linkRows.named, name: linkNameInLog },
    async question(database, id) {
      const link = (await linkRows.find(database, id)) ?? staffNotFound(linkMessages.gone);
      return {
        name: linkName(link),
        text: `will no longer be on the website or in this list (${labelOf(link.category)}). For ${binDays} days the bin keeps it.`,
      };
    },
  }),
} as const satisfies Record<StaffListName, unknown>;

/** Actions of the lists in the audit log. */
export type ListAction = {
  [Name in StaffListName]: (typeof staffListStores)[Name]['actions'][keyof (typeof staffListStores)[Name]['actions']];
}[StaffListName];

import { and, asc } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import type { CopyPart } from '#app/platform/stale-copy/public-copy.server.ts';
import {
  active,
  alikeAmong,
  doctorBudget,
  doctorOf,
  inOrder,
  notDeleted,
  publicColumns,
} from '../doctor.queries.server.ts';
import { doctors } from '../doctor.schema.server.ts';
import { isSlug } from '../doctor.slug.ts';
import type { DirectoryPage, Doctor, DoctorSummary } from '../doctor.values.ts';
import { doctorsWhoHelp, summaryOf } from '../doctor.view.ts';
import { mostInTeam } from './chosen-doctors.queries.server.ts';
import { directoryPageOf } from './directory.queries.server.ts';

interface CopiedDoctor extends Doctor {
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

/** Doctors in the fallback snapshot: public data only. */
interface DoctorsCopy {
  /** Doctors of the public directory, in its order. */
  readonly doctors: readonly CopiedDoctor[];
  /** Whether the snapshot has all doctors of the directory. */
  readonly isWhole: boolean;
}

/** The public directory's part of the fallback snapshot, which pages show while the database is unavailable. */
export const doctorsCopy: CopyPart<DoctorsCopy> = {
  name: 'doctors',
  async read(database: Database) {
    const rows = await database
      .select({ ...publicColumns, updatedAt: doctors.updatedAt })
      .from(doctors)
      .where(and(notDeleted, active))
      .orderBy(...inOrder, asc(doctors.id))
      .limit(doctorBudget + 1);
    const all = rows.map(({ updatedAt, ...row }) => ({ ...doctorOf(row), updatedAt: updatedAt.getTime() }));
    return { doctors: all.slice(0, doctorBudget), isWhole: all.length <= doctorBudget };
  },
};

/** Snapshot version of {@link listTeam}. */
export const teamIn = ({ doctors: all }: DoctorsCopy): readonly DoctorSummary[] =>
  all
    .filter(({ availability }) => availability === 'available')
    .slice(0, mostInTeam)
    .map(summaryOf);

/** Snapshot version of {@link readDirectory}. */
export const directoryIn = (
  { doctors: all }: DoctorsCopy,
  query: { readonly search: string; readonly page: number },
): DirectoryPage => directoryPageOf(all, query);

/** Snapshot version of {@link listHelpingDoctors}. */
export const helpingIn = (
  { doctors: all }: DoctorsCopy,
  stems: readonly string[],
): readonly DoctorSummary[] =>
  doctorsWhoHelp(all.filter(({ availability }) => availability === 'available').map(summaryOf), stems);

/**
 * Snapshot version of {@link findDoctorPage}.
 *
 * @returns null if there is no such doctor, undefined if the snapshot is incomplete and cannot tell
 */
export function doctorPageIn({ doctors: all, isWhole }: DoctorsCopy, slugOrId: string) {
  const doctor = isSlug(slugOrId)
    ? all.find(({ slug, id }) => slug === slugOrId || id === slugOrId)
    : undefined;
  if (doctor) return { doctor, alike: alikeAmong(all, doctor) };
  return isWhole ? null : undefined;
}

/** Returns the doctors for the site's search and for suggestions. */
export const copiedDoctors = ({ doctors: all }: DoctorsCopy): readonly Doctor[] => all;

/** Snapshot version of {@link listDoctorPages}. Returns undefined if the snapshot is incomplete. */
export const doctorPagesIn = ({ doctors: all, isWhole }: DoctorsCopy) =>
  isWhole ? all.map(({ slug, updatedAt }) => ({ slug, updatedAt: new Date(updatedAt) })) : undefined;

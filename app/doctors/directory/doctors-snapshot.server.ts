import { asc } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import type { SnapshotPart } from '#app/platform/fallback-snapshot/fallback-snapshot.server.ts';
import {
  doctorOf,
  inDirectory,
  maxDoctors,
  publicColumns,
  publicOrder,
  similarDoctorsIn,
} from '../doctor.queries.server.ts';
import { doctors } from '../doctor.schema.server.ts';
import { isSlug } from '../doctor.slug.ts';
import type { Doctor, DoctorSummary } from '../doctor.values.ts';
import { doctorSummaryOf, selectDoctorsForPage } from '../doctor.view.ts';
import { type DirectoryQuery, directoryPageFrom } from './directory.queries.server.ts';
import type { DirectoryPage } from './directory-page.ts';
import { maxTeamSize } from './featured-doctors.queries.server.ts';

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
export const doctorsSnapshot: SnapshotPart<DoctorsCopy> = {
  name: 'doctors',
  async read(database: Database) {
    const rows = await database
      .select({ ...publicColumns, updatedAt: doctors.updatedAt })
      .from(doctors)
      .where(inDirectory)
      .orderBy(...publicOrder, asc(doctors.id))
      .limit(maxDoctors + 1);
    const all = rows.map(({ updatedAt, ...row }) => ({ ...doctorOf(row), updatedAt: updatedAt.getTime() }));
    return { doctors: all.slice(0, maxDoctors), isWhole: all.length <= maxDoctors };
  },
};

/** Snapshot version of {@link listTeam}. */
export const teamInSnapshot = ({ doctors: all }: DoctorsCopy): readonly DoctorSummary[] =>
  all
    .filter(({ availability }) => availability === 'available')
    .slice(0, maxTeamSize)
    .map(doctorSummaryOf);

/** Snapshot version of {@link readDirectoryPage}. */
export const directoryInSnapshot = ({ doctors: all }: DoctorsCopy, query: DirectoryQuery): DirectoryPage =>
  directoryPageFrom(all, query);

/** Snapshot version of {@link listDoctorsForInformationPage}. */
export const informationPageDoctorsInSnapshot = (
  { doctors: all }: DoctorsCopy,
  stems: readonly string[],
): readonly DoctorSummary[] =>
  selectDoctorsForPage(
    all.filter(({ availability }) => availability === 'available').map(doctorSummaryOf),
    stems,
  );

/**
 * Snapshot version of {@link findDoctorPage}.
 *
 * @returns null if there is no such doctor, undefined if the snapshot is incomplete and cannot tell
 */
export function doctorPageInSnapshot({ doctors: all, isWhole }: DoctorsCopy, slugOrId: string) {
  const doctor = isSlug(slugOrId)
    ? all.find(({ slug, id }) => slug === slugOrId || id === slugOrId)
    : undefined;
  if (doctor) return { doctor, alike: similarDoctorsIn(all, doctor) };
  return isWhole ? null : undefined;
}

/** Returns the doctors for the site's search and for suggestions. */
export const doctorsInSnapshot = ({ doctors: all }: DoctorsCopy): readonly Doctor[] => all;

/** Snapshot version of {@link listDoctorPages}. Returns undefined if the snapshot is incomplete. */
export const doctorPagesInSnapshot = ({ doctors: all, isWhole }: DoctorsCopy) =>
  isWhole ? all.map(({ slug, updatedAt }) => ({ slug, updatedAt: new Date(updatedAt) })) : undefined;

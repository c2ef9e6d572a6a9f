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

/** What anybody may see of the doctors. */
interface DoctorsCopy {
  /** The public directory in its order. */
  readonly doctors: readonly CopiedDoctor[];
  /** Whether these are all. */
  readonly isWhole: boolean;
}

/** The public directory for the copy that is shown while the database is away. */
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

/** As {@link listTeam}. */
export const teamIn = ({ doctors: all }: DoctorsCopy): readonly DoctorSummary[] =>
  all
    .filter(({ availability }) => availability === 'available')
    .slice(0, mostInTeam)
    .map(summaryOf);

/** As {@link readDirectory}. */
export const directoryIn = (
  { doctors: all }: DoctorsCopy,
  asked: { readonly search: string; readonly page: number },
): DirectoryPage => directoryPageOf(all, asked);

/** As {@link listHelpingDoctors}. */
export const helpingIn = (
  { doctors: all }: DoctorsCopy,
  stems: readonly string[],
): readonly DoctorSummary[] =>
  doctorsWhoHelp(all.filter(({ availability }) => availability === 'available').map(summaryOf), stems);

/**
 * As {@link findDoctorPage}.
 *
 * @returns null where there is no such doctor, undefined where the copy does not know
 */
export function doctorPageIn({ doctors: all, isWhole }: DoctorsCopy, asked: string) {
  const doctor = isSlug(asked) ? all.find(({ slug, id }) => slug === asked || id === asked) : undefined;
  if (doctor) return { doctor, alike: alikeAmong(all, doctor) };
  return isWhole ? null : undefined;
}

/** Doctors for the site's search and for suggestions. */
export const copiedDoctors = ({ doctors: all }: DoctorsCopy): readonly Doctor[] => all;

/** As {@link listDoctorPages}; undefined where the copy does not have all. */
export const doctorPagesIn = ({ doctors: all, isWhole }: DoctorsCopy) =>
  isWhole ? all.map(({ slug, updatedAt }) => ({ slug, updatedAt: new Date(updatedAt) })) : undefined;

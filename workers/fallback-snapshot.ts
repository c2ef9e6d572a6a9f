import {
  freeTimesSnapshot,
  readAppointmentsVersion,
} from '#app/appointments/free-times/free-times-snapshot.server.ts';
import { doctorsSnapshot } from '#app/doctors/directory/doctors-snapshot.server.ts';
import { listBookableDoctors } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { factsSnapshot } from '#app/hospital/facts-snapshot.server.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { linksSnapshot } from '#app/links/links-snapshot.server.ts';
import { readDataVersion } from '#app/platform/cache/data-version.server.ts';
import { isReadRequest } from '#app/platform/cache/page-address.server.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { retryingSession } from '#app/platform/database/retrying-session.server.ts';
import { takeSnapshot } from '#app/platform/fallback-snapshot/fallback-snapshot.server.ts';
import { SnapshotStorage } from '#app/platform/fallback-snapshot/snapshot-storage.server.ts';
import {
  type SnapshotTask,
  SnapshotUpdater,
} from '#app/platform/fallback-snapshot/snapshot-updater.server.ts';

/** The stores' parts of the fallback snapshot. */
const parts = [factsSnapshot, doctorsSnapshot, linksSnapshot, freeTimesSnapshot(listBookableDoctors)];

const copies = new SnapshotStorage(parts);
const keeper = new SnapshotUpdater(copies);

/** Finds the fallback snapshot of public data. */
export const findSnapshot = (env: Env) => copies.find(env.COPIES);

function workOf(env: Env, facts: HospitalFacts): SnapshotTask {
  const database = openDatabase(retryingSession(env.DB.withSession('first-primary')));
  const version = () => readDataVersion(database);
  return {
    bucket: env.COPIES,
    version,
    mark: () => readAppointmentsVersion(database),
    take: () => takeSnapshot(database, facts, parts, version),
  };
}

/** Takes a new snapshot even if the stored one is up to date. Call it at the end of the nightly run. */
export const refreshSnapshot = (env: Env, facts: HospitalFacts) => keeper.refresh(workOf(env, facts));

/**
 * Updates the fallback snapshot in the background after a write, or if this isolate knows no snapshot of this data
 * version.
 *
 * @param version data version; undefined if it is unknown
 */
export function updateSnapshot(
  request: Request,
  version: number | undefined,
  facts: HospitalFacts,
  env: Env,
  execution: ExecutionContext,
): void {
  // Tests write to the database past the Worker, and must not see a snapshot from before.
  if (env.DATA_VERSION_CHECKS === 'always') return;
  if (isReadRequest(request) && keeper.has(version)) return;
  execution.waitUntil(keeper.update(workOf(env, facts)));
}

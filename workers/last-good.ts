import { freeTimesCopy, readTimesMark } from '#app/appointments/free-times-copy.server.ts';
import { doctorsCopy } from '#app/doctors/directory/doctors-copy.server.ts';
import { listBookableDoctors } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { factsCopy } from '#app/hospital/facts-copy.server.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-shapes.ts';
import { linksCopy } from '#app/links/links-copy.server.ts';
import { readDataVersion } from '#app/platform/cache/data-version.server.ts';
import { isReading } from '#app/platform/cache/page-address.server.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { patientSession } from '#app/platform/database/patient-session.server.ts';
import { CopyKeeper, type CopyWork } from '#app/platform/stale-copy/copy-keeper.server.ts';
import { takeCopy } from '#app/platform/stale-copy/public-copy.server.ts';
import { type CopyPlaces, StoredCopies } from '#app/platform/stale-copy/stored-copies.server.ts';

/** The stores' parts of the fallback snapshot. */
const parts = [factsCopy, doctorsCopy, linksCopy, freeTimesCopy(listBookableDoctors)];

const copies = new StoredCopies(parts);
const keeper = new CopyKeeper(copies);

// `caches.default` exists on Workers only; the DOM types do not have it.
export const edgeCache = () => (caches as unknown as { readonly default: Cache }).default;

const placesOf = (env: Env): CopyPlaces => ({
  cache: edgeCache(),
  bucket: env.COPIES,
  origin: env.PUBLIC_ORIGIN,
});

/** Finds the fallback snapshot of public data. */
export const findCopy = (env: Env, execution: ExecutionContext) =>
  copies.find(placesOf(env), (work) => execution.waitUntil(work));

function workOf(env: Env, facts: HospitalFacts): CopyWork {
  const database = openDatabase(patientSession(env.DB.withSession('first-primary')));
  const version = () => readDataVersion(database);
  return {
    places: placesOf(env),
    version,
    mark: () => readTimesMark(database),
    take: () => takeCopy(database, facts, parts, version),
  };
}

/** Takes a new snapshot even if the stored one is up to date. Call it at the end of the nightly run. */
export const renewCopy = (env: Env, facts: HospitalFacts) => keeper.renew(workOf(env, facts));

/**
 * Updates the fallback snapshot in the background after a write, or if this isolate knows no snapshot of this data
 * version.
 *
 * @param version data version; undefined if it is unknown
 */
export function followCopy(
  request: Request,
  version: number | undefined,
  facts: HospitalFacts,
  env: Env,
  execution: ExecutionContext,
): void {
  // Tests write to the database past the Worker, and must not see a snapshot from before.
  if (env.DATA_VERSION_CHECKS === 'always') return;
  if (isReading(request) && keeper.has(version)) return;
  execution.waitUntil(keeper.follow(workOf(env, facts)));
}

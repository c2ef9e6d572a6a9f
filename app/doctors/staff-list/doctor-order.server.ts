import { and, asc, eq, exists, ne, type SQL, sql } from 'drizzle-orm';
import { pageOf } from '#app/navigation/list-address.ts';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import { pictureUrl } from '#app/platform/pictures/picture.values.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { doctorNotFound } from '../doctor.commands.server.ts';
import { inDirectory, publicOrder } from '../doctor.queries.server.ts';
import { doctors } from '../doctor.schema.server.ts';
import { doctorActions, doctorMessages } from '../doctor.values.ts';
import { doctorExists } from './doctor-audit.server.ts';
import { defaultPlace, type OrderMove, type OrderPage, orderMoves, orderPageSize } from './doctor-order.ts';

const hasPlace = ne(doctors.place, sql.raw(String(defaultPlace)));

/**
 * Reads a page of the public order.
 *
 * @param page page number, from 1. A page after the last is answered with the last.
 */
export async function readOrderPage(database: Database, page: number): Promise<OrderPage> {
  const [rows, [counted], [placed]] = await database.batch([
    database
      .select({
        id: doctors.id,
        name: doctors.name,
        specialization: doctors.specialization,
        pictureKey: doctors.pictureKey,
      })
      .from(doctors)
      .where(inDirectory)
      .orderBy(...publicOrder, asc(doctors.id))
      .limit(orderPageSize)
      .offset((page - 1) * orderPageSize),
    database.select({ count: sql<number>`count(*)` }).from(doctors).where(inDirectory),
    database
      .select({ one: sql`1` })
      .from(doctors)
      .where(and(inDirectory, sql`${doctors.place} < ${sql.raw(String(defaultPlace))}`))
      .limit(1),
  ]);
  const count = counted?.count ?? 0;
  const { pages } = pageOf(page, { count, size: orderPageSize });
  if (page > pages) return readOrderPage(database, pages);
  return {
    doctors: rows.map(({ pictureKey, ...row }, index) => ({
      ...row,
      pictureUrl: pictureKey === null ? null : pictureUrl(pictureKey),
      at: (page - 1) * orderPageSize + index + 1,
    })),
    page,
    pages,
    count,
    isOrdered: placed !== undefined,
  };
}

/** SQL for the target position of a move. `moving` has the current position `at` and the count `doctors`. */
function targetOf(move: OrderMove, otherId: string): SQL {
  const targets: Readonly<Record<OrderMove, SQL>> = {
    up: sql`max(moving.at - 1, 1)`,
    down: sql`min(moving.at + 1, moving.doctors)`,
    first: sql`1`,
    last: sql`moving.doctors`,
    to: sql`(select at from ranked where id = ${otherId})`,
  };
  return targets[move];
}

/**
 * Moves a doctor within the order of the public directory. The other doctors keep their relative order. The first
 * move numbers all doctors by name. One statement does the move, so concurrent moves are applied one after the other.
 *
 * @param move one of {@link orderMoves}
 * @param otherId for 'to': the doctor whose position is the target
 * @throws ProblemError 404 if one of the doctors is not in the public directory, 400 for an unknown move
 */
export async function moveDoctor(command: Command, id: string, move: string, otherId = ''): Promise<void> {
  const { database } = command;
  const known = orderMoves.find((one) => one === move);
  if (!known) throw staffProblem(400, doctorMessages.noSuchMove);
  const isShown = (doctorId: string) => doctorExists(database, and(eq(doctors.id, doctorId), inDirectory));
  const possible = known === 'to' ? sql`${isShown(id)} and ${isShown(otherId)}` : isShown(id);
  const moved = sql`
    with ranked as (
      select ${doctors.id} as id, count(*) over () as doctors,
        row_number() over (order by ${doctors.place}, ${doctors.name} collate nocase, ${doctors.id}) as at
      from ${doctors} where ${doctors.isDeleted} = 0 and ${doctors.isActive} = 1
    ),
    moving as (select * from ranked where id = ${id}),
    journey as (select moving.id, moving.at as start, ${targetOf(known, otherId)} as target from moving)
    select ranked.id, iif(
      ranked.id = journey.id, journey.target, ranked.at
        - (ranked.at > journey.start and ranked.at <= journey.target)
        + (ranked.at < journey.start and ranked.at >= journey.target)
    ) as at
    from ranked, journey where journey.target is not null`;
  const [audited] = await database.batch([
    database.select({ isPossible: sql<number>`${possible}` }).from(sql`(select 1)`),
    auditEntryIf(command, doctorActions.order, id, possible),
    database
      .update(doctors)
      .set({ place: sql`moved.at` })
      .from(sql`(${moved}) as moved`)
      .where(sql`moved.id = ${doctors.id} and ${doctors.place} <> moved.at`),
  ]);
  if (!audited[0]?.isPossible) throw doctorNotFound();
}

/** Resets the public order to the order by name. */
export async function resetOrderToNames(command: Command): Promise<void> {
  const { database } = command;
  const anyPlaced = exists(database.select({ id: doctors.id }).from(doctors).where(hasPlace));
  await database.batch([
    auditEntryIf(command, doctorActions.order, 'by-name', anyPlaced),
    database.update(doctors).set({ place: defaultPlace }).where(hasPlace),
  ]);
}

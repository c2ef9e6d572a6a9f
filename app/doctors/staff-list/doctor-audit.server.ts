import { eq, exists, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type AuditAction, auditChange, rowSnapshot } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { doctors } from '../doctor.schema.server.ts';

/** All columns but those that tell nothing about a change. A new column of a doctor is in the audit log by itself. */
const { id, slug, deletedAt, createdAt, updatedAt, ...columns } = getTableColumns(doctors);

const snapshot = Object.fromEntries(
  Object.entries(columns).map(([name, column]) => [
    name === 'feePaise' ? 'fees' : name,
    column.dataType === 'json' ? sql`json(${column})` : column,
  ]),
);

/** Snapshot of a doctor for the audit log. Leave is recorded by its days, without the note. */
export const doctorSnapshot = (doctorId: string) =>
  rowSnapshot(
    doctors,
    {
      ...snapshot,
      leave: sql`(
        select json_group_array(json_remove(value, '$.note')) from json_each(${doctors.leave})
      )`,
    },
    eq(id, doctorId),
  );

/** SQL condition: at least one doctor matches. */
export const doctorExists = (database: Database, condition: SQL | undefined) =>
  exists(database.select({ id: doctors.id }).from(doctors).where(condition));

/**
 * Builds the two statements around a write of a doctor that record who changed what.
 *
 * @param target condition of the write
 */
export const auditDoctorChange = (
  command: Command,
  action: AuditAction,
  doctorId: string,
  target: SQL | undefined,
) => auditChange(command, action, doctorId, doctorExists(command.database, target), doctorSnapshot(doctorId));

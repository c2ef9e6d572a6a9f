import { type SQL, sql } from 'drizzle-orm';
import type { DoctorHours } from './doctor-hours.ts';

/**
 * SQL condition: the doctor was neither changed nor deleted since these hours were read. The statement that books or
 * moves an appointment has it, so that no appointment comes into a leave that was entered meanwhile.
 *
 * The table is named in SQL and this is no server file, because appointments may not import the doctors' tables.
 */
export const areHoursCurrent = ({ id, version }: Pick<DoctorHours, 'id' | 'version'>): SQL =>
  sql`exists (select 1 from doctors where id = ${id} and version = ${version} and is_deleted = 0)`;

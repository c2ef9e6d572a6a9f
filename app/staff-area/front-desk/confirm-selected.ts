/** Confirming several requests at once: its fields, and its result. */
import type { AppointmentSummary } from '#app/appointments/appointment.values.ts';

/** Name of the checkboxes. Their value is the id of the visit. */
export const selectedField = 'visit';

/** Maximum number of visits in one submission. Each takes several of a Worker's 1,000 subrequests. */
export const mostSelected = 60;

/** A visit that was not confirmed. */
interface NotConfirmed {
  /** Null if there is no such visit. */
  readonly visit: Pick<AppointmentSummary, 'id' | 'patientName' | 'day' | 'minute'> | null;
  readonly reason: string;
}

export interface ConfirmedVisits {
  readonly confirmed: number;
  readonly refused: readonly NotConfirmed[];
}

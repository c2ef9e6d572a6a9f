/** Confirming several requests at once: its fields, and its result. */
import type { AppointmentSummary } from '#app/appointments/appointment.values.ts';
import type { UndoTarget } from '../frame/toast.values.ts';

/** Name of the checkboxes. Their value is the id of the visit. */
export const selectedField = 'visit';

/** Name of the fields that say which confirmations are taken back: an id and a version, with a space between them. */
export const confirmedField = 'confirmed';

/** Value of the button that takes them back. */
export const takeBackStep = 'take-back';

/** Maximum number of visits in one submission. Each takes several of a Worker's 1,000 subrequests. */
export const mostSelected = 60;

/** A visit that stayed as it was. */
interface NotChanged {
  /** Null if there is no such visit. */
  readonly visit: Pick<AppointmentSummary, 'id' | 'patientName' | 'day' | 'minute'> | null;
  readonly reason: string;
}

export interface SelectionResult {
  readonly done: 'confirmed' | 'taken-back';
  readonly count: number;
  readonly refused: readonly NotChanged[];
  /** The changes that can be taken back: without those that a colleague made. */
  readonly undo: readonly UndoTarget[];
}

/** Such as '5 confirmed, 1 not'. */
export function resultText({ done, count, refused }: SelectionResult): string {
  const text = done === 'confirmed' ? `${count} confirmed` : `${count} taken back`;
  return refused.length === 0 ? text : `${text}, ${refused.length} not`;
}

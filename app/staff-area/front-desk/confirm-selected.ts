/** Confirming several requests at once: the names of its fields, and its result. */
import type { AppointmentSummary } from '#app/appointments/appointment.values.ts';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';

/** Id of the form. The checkboxes are outside of it, because each row of the list has forms of its own. */
export const confirmFormId = 'confirm-selected';

/** Name of the checkboxes. Their value is the id of the visit. */
export const selectedField = 'visit';

/** Maximum number of visits in one submission. Each takes several of a Worker's 1,000 subrequests. */
export const mostSelected = 60;

export const selectionMessages = {
  none: 'Select at least one request.',
  tooMany: `Select at most ${mostSelected} requests at once.`,
} as const;

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

/** Response to the form: the result, or the reason why nothing was confirmed. */
export interface ConfirmAnswer extends RefusedForm<never> {
  readonly result?: ConfirmedVisits;
}

/** Such as '5 confirmed, 1 not'. */
export const resultText = ({ confirmed, refused }: ConfirmedVisits): string =>
  refused.length === 0 ? `${confirmed} confirmed` : `${confirmed} confirmed, ${refused.length} not`;

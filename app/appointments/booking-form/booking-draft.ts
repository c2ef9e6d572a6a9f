/** Key of the draft in the session storage of the tab. It is deleted when the appointment is booked. */
export const draftKey = 'booking';

/** Milliseconds after which a draft is not filled in again, because somebody else may hold the phone by then. */
export const longestDraftAge = 30 * 60 * 1000;

/** A draft: its time in milliseconds since 1970, and names and values of the fields. */
export interface BookingDraft {
  readonly at: number;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

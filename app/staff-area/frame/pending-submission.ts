/**
 * A pending submission: a form that failed because the database was away, and that the person can submit
 * again.
 */
export interface PendingSubmission {
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Encoding of the original form. The doctor form can be parsed only as multipart. */
  readonly isMultipart: boolean;
  /** True if the form had a file. Files are not stored, so the person must choose the file again. */
  readonly hadFile: boolean;
}

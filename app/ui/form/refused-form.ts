import type { ReactNode } from 'react';

/** Error messages by the names of their fields. */
export type FieldMessages = Readonly<Record<string, string>>;

/** Reason why a form was refused, for the summary of its errors. */
export interface Refusal {
  /** Heading of the list of errors, or the only message if no field has an error. */
  readonly message?: ReactNode;
  readonly errors: FieldMessages;
}

/** Answer of the server to a form that it refused. */
export interface RefusedForm<Values> {
  readonly message: string;
  readonly errors: FieldMessages;
  /** Submitted values to put back into the form. Null if the form still contains them, or if they were never read. */
  readonly values: Values | null;
  /** Current version of the row if another user changed it meanwhile. The next submission must send this version. */
  readonly version?: number;
}

import type { ReactNode } from 'react';
import type { FieldConflict } from './field-conflict.ts';

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

/** Answer to a form that edits a record, which somebody else may have saved in the meantime. */
export interface RefusedEdit<Values> extends RefusedForm<Values> {
  /** Fields whose two versions differ. The next submission chooses one for each. */
  readonly differences?: readonly FieldConflict[];
  /** True if the same person saved the other version, in another tab. */
  readonly isOwnSave?: boolean;
}

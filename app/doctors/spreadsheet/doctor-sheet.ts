/** The plan of an import. The browser downloads this file too. */

/** Maximum number of doctors that one import writes. Each write takes several of a Worker's 1,000 subrequests. */
export const maxImportedDoctors = 200;

/** Planned effect of a row. */
export interface PlannedRow {
  /** Line number in the file. The column names are line 1. */
  readonly line: number;
  readonly name: string;
  readonly kind: 'new' | 'changed' | 'same' | 'wrong';
  readonly changes: readonly { readonly head: string; readonly before: string; readonly after: string }[];
  /** Questions about a row that can be imported: staff say whether it is meant so. */
  readonly doubts: readonly string[];
  /** Reasons for which the row cannot be imported. */
  readonly errors: readonly string[];
}

/** Field of the answer that also imports the rows with doubts. */
export const doubtfulField = { name: 'doubtful', value: 'yes' } as const;

export const countOf = (rows: readonly PlannedRow[], kind: PlannedRow['kind']) =>
  rows.filter((row) => row.kind === kind).length;

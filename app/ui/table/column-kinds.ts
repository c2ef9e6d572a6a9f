/** A `figure`, such as an amount, ends below the others of its column. A `line` never breaks, such as a day with its time. */
export type ColumnKind = 'figure' | 'line';

/** Kinds by the column's heading. A column without one has text that may break. */
export type ColumnKinds = Readonly<Partial<Record<string, ColumnKind>>>;

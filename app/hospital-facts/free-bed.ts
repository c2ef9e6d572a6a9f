/** Whether a bed is free, as staff last said. */
export interface BedStatement {
  readonly isFree: boolean;
  /** Moment in ISO 8601 format, exact to the minute. */
  readonly saidAt: string;
}

/** Hours after which a statement about beds counts as never made (decision 0114). */
export const bedStatementHours = 12;

/** Returns the statement while it holds; null if staff said nothing within the last {@link bedStatementHours} hours. */
export function currentBedStatement(statement: BedStatement | null, now: Date): BedStatement | null {
  if (!statement) return null;
  const age = now.getTime() - Date.parse(statement.saidAt);
  return age < bedStatementHours * 60 * 60 * 1000 ? statement : null;
}

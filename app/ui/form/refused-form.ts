/** Messages beneath the fields of a form, by the fields' names. */
export type FieldMessages = Readonly<Record<string, string>>;

/** What the server answered to a form it refused. */
export interface RefusedForm<Values> {
  readonly message: string;
  readonly errors: FieldMessages;
  /** What was typed, to be put back; null where it is still in the form or was never read. */
  readonly values: Values | null;
  /** The row's present version, where somebody else changed it meanwhile: the next press starts from that. */
  readonly version?: number;
}

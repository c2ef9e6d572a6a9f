/** A form of the staff area of which nothing came, since the database was away: to be sent once more as it was. */
export interface StaffPress {
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** As it was sent: the form of a doctor is read so alone. */
  readonly isMultipart: boolean;
  /** A picture is not kept. */
  readonly hadFile: boolean;
}

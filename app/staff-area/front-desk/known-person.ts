/** Result of the look-up of a phone, for the booking form of the desk. */

/** Values that the form can fill in, from the latest appointment of a name. */
export interface KnownName {
  readonly appointmentId: string;
  readonly patientName: string;
  readonly bookerName: string;
  readonly adultName: string;
  /** 'true', 'false', or empty if it was not asked. */
  readonly safeToCall: string;
}

export interface KnownPerson {
  readonly phone: string;
  /** Such as 'Known here: 3 visits, last on 3 June 2026, with Dr. Rao.'; null for a phone without appointments. */
  readonly text: string | null;
  /** Reference of the latest appointment, for the link to the person's page. */
  readonly reference: string | null;
  /** Latest first. A family often shares a phone. */
  readonly names: readonly KnownName[];
}

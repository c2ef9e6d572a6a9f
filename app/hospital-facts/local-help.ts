/**
 * Help near Panchkula outside this hospital, as published on 21 November 2026 (the clinical review asks
 * for confirmation). Emergency departments are not here: they are facts of the hospital
 * (`emergencyDepartments`).
 */
export interface LocalHelp {
  readonly name: string;
  readonly what: string;
  /** Website of the place; null if the only source is a newspaper. */
  readonly url: string | null;
}

export const localHelp = {
  gmch: {
    name: 'GMCH-32, Chandigarh',
    what: 'government hospital: psychiatry without an appointment every day, room 4212, level 4, block B',
    url: 'https://gmch.gov.in/overview-12',
  },
  civilHospital: {
    name: 'Civil Hospital, Sector 6, Panchkula',
    what: 'de-addiction on the fourth floor (October 2025)',
    url: null,
  },
  sakhi: {
    name: 'Sakhi One Stop Centre, Panchkula',
    what: 'for women hurt at home or elsewhere; ring 181 first, which says where it is now',
    url: null,
  },
} as const satisfies Readonly<Record<string, LocalHelp>>;

import { slotLabels } from '#app/time/slots.ts';

/** A doctor as a form sends it: every field a string, the slots as lists. */
export interface DoctorFields {
  name: string;
  specialization: string;
  hospital: string;
  about: string;
  qualification: string;
  awards: string;
  experience: string;
  fees: string;
  phone: string;
  email: string;
  ekalink?: string;
  availability?: string;
  isActive?: string;
  version?: string;
  registrationCouncil?: string;
  registrationNumber?: string;
  gender?: string;
  languages?: readonly string[];
  workingDays?: readonly string[];
  weekdayHours?: string;
  leave?: string;
  hospitalSlots: readonly string[];
  videoSlots: readonly string[];
}

let made = 0;

/** Valid fields. Each call has another name and email address. */
export function doctorFields(overrides: Partial<DoctorFields> = {}): DoctorFields {
  made += 1;
  return {
    name: `Dr. Test ${made}`,
    specialization: 'Psychiatry',
    hospital: 'Test Hospital',
    about: 'Listens first.',
    qualification: 'MBBS, MD (Psychiatry)',
    awards: 'Indian Psychiatric Society',
    experience: '12',
    fees: '800',
    phone: '9000000001',
    email: `test.${made}@hospital.example`,
    hospitalSlots: slotLabels.slice(0, 2),
    videoSlots: slotLabels.slice(-1),
    registrationCouncil: 'Test Medical Council',
    registrationNumber: `HR-${1000 + made}`,
    ...overrides,
  };
}

/**
 * The fields as the multipart body of `POST /api/v1/doctor`.
 *
 * @param image the picture, if any
 * @param slotsAs 'json': a JSON list in one field (requirement 56, creation); 'indexed': `hospitalSlots[0]`
 * and so on (requirement 56, update); 'repeated': the field once for each slot, as a form without scripts
 * sends it
 */
export function doctorForm(
  fields: Partial<DoctorFields>,
  { image, slotsAs = 'json' }: { image?: File; slotsAs?: 'json' | 'indexed' | 'repeated' } = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else if (slotsAs === 'json') form.append(name, JSON.stringify(value));
    else appendSlots(form, name, value ?? [], slotsAs === 'indexed');
  }
  if (image) form.append('image', image);
  return form;
}

function appendSlots(form: FormData, name: string, slots: readonly string[], indexed: boolean) {
  for (const [index, slot] of slots.entries()) form.append(indexed ? `${name}[${index}]` : name, slot);
}

/**
 * Cards of the directory's HTML that a visitor sees. Cards that do not match a search are in the HTML but
 * hidden.
 */
export const visibleCards = (html: string): readonly string[] =>
  html
    .split(/<li(?=[^>]*><article )/)
    .slice(1)
    .filter((card) => !/^[^>]* hidden=""/.test(card));

/**
 * The facts of this hospital, in one place: change this file and the whole site follows.
 *
 * Every value marked provisional stands in for one that only the hospital knows. The phone numbers lie in
 * no range that is handed out, and the mail address is under the reserved name `example`, so that nobody is
 * called or written to by mistake before the real ones are entered.
 */

/** A phone as it is shown to a reader and as `tel:` wants it. */
export interface Phone {
  readonly label: string;
  readonly shown: string;
  readonly href: `tel:${string}`;
}

function indianPhone(label: string, digits: `${number}`): Phone {
  return {
    label,
    shown: `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`,
    href: `tel:+91${digits}`,
  };
}

export const hospital = {
  /** Provisional. */
  name: 'Panchkula Mind & Wellness Hospital',
  /** Provisional; the wordmark where the full name does not fit. */
  shortName: 'Panchkula Mind & Wellness',
  beds: 10,
  location: 'Sector 15, Panchkula (HR)',
  address: {
    /** Provisional: the plot number is the hospital's to enter. */
    street: 'Sector 15',
    city: 'Panchkula',
    state: 'Haryana',
    postalCode: '134113',
    country: 'IN',
  },
  mapUrl: 'https://www.google.com/maps/search/?api=1&query=Sector+15+Panchkula+Haryana',
  copyrightYear: 2025,
} as const;

/** Provisional, all three. */
export const phones = {
  admission: indianPhone('Admission', '0000000001'),
  landline: indianPhone('Landline', '0000000002'),
  second: indianPhone('Second phone', '0000000003'),
} as const;

/** Provisional. */
export const email = 'care@hospital.example';

/** Provisional: the profiles' addresses are the hospital's to enter. */
export const socialProfiles = [
  { name: 'YouTube', label: 'Our video channel on YouTube', url: 'https://www.youtube.com/' },
  { name: 'Facebook', label: 'Our page on Facebook', url: 'https://www.facebook.com/' },
  { name: 'Instagram', label: 'Our profile on Instagram', url: 'https://www.instagram.com/' },
] as const;

/**
 * Whom to call in a crisis, on every page. Sources: 112 national emergency number; Tele-MANAS 14416 and
 * drug helpline 14446 (Government of India); Childline 1098.
 */
export const helplines = [
  { number: '112', name: 'Emergency', detail: 'any emergency, day and night' },
  { number: '14416', name: 'Tele-MANAS', detail: 'mental health, free, day and night, 20 languages' },
  { number: '14446', name: 'Drugs and alcohol', detail: 'national helpline, free' },
  { number: '1098', name: 'Children', detail: 'Childline, free, day and night' },
] as const;

/**
 * The clinician of this hospital who reviews the information pages. Null until the hospital names one: until then
 * each page says that its review is pending, whatever its front matter says.
 */
export const clinicalReviewer: { readonly name: string; readonly registration: string } | null = null;

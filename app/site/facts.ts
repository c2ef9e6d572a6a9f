/**
 * The facts of this hospital, in one place: change this file and the whole site follows.
 *
 * Every value marked provisional stands in for one that only the hospital knows. The phone numbers lie in
 * no range that is handed out, and the mail address is under the reserved name `example`, so that nobody is
 * called or written to by mistake before the real ones are entered. Null is a fact still to be entered: pages leave
 * it out, or say that it is to come. `npm run launch-check` lists both kinds (decision 0026).
 */
import type {
  DataContact,
  Holiday,
  Manager,
  MarkedFact,
  Office,
  Phone,
  Registration,
} from './fact-shapes.ts';

/**
 * Provisional values that do not show it by themselves. Take the word away here when you enter the real value. Phones, mail
 * and profiles need no word: the launch check knows their placeholders.
 */
export const provisional: readonly MarkedFact[] = [
  'name',
  'shortName',
  'street',
  'mapUrl',
  'managementTitles',
];

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
  /** Provisional: a search for the sector, until it leads to the hospital's own place on the map. */
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
export const helplines = {
  emergency: { number: '112', name: 'Emergency', detail: 'any emergency, day and night' },
  mentalHealth: {
    number: '14416',
    name: 'Tele-MANAS',
    detail: 'mental health, free, day and night, 20 languages',
  },
  drugsAndAlcohol: { number: '14446', name: 'Drugs and alcohol', detail: 'national helpline, free' },
  children: { number: '1098', name: 'Children', detail: 'Childline, free, day and night' },
} as const;

/**
 * The clinician of this hospital who reviews the information pages. Null until the hospital names one: until then
 * each page says that its review is pending, whatever its front matter says.
 */
export const clinicalReviewer: { readonly name: string; readonly registration: string } | null = null;

/** The registration of the hospital with the State Mental Health Authority (Mental Healthcare Act 2017, s. 65). */
export const mentalHealthRegistration: Registration | null = null;

/** Where in the hospital its certificate hangs for all to see (s. 70), such as 'at the reception'. */
export const certificateShownAt: string | null = null;

/** The Mental Health Review Board for Panchkula: its address and telephone are to stand on this website (s. 72). */
export const reviewBoard: Office | null = null;

/** Where legal help is free (s. 27). Its name is public; the address and the telephone are to be confirmed with it. */
export const legalAid: Office | null = {
  name: 'District Legal Services Authority, Panchkula',
  address: null,
  phone: null,
};

/** The national line for free legal help, of the National Legal Services Authority. */
export const legalAidLine = { number: '15100', name: 'National Legal Services Authority' } as const;

/** Under the Clinical Establishments Act 2010, or 'does not apply' where the authority of the district says so. */
export const clinicalEstablishment: Registration | 'does not apply' | null = null;

/** Who answers for personal data and hears complaints about it: the name and ways to reach them are to be public. */
export const dataContact: DataContact | null = null;

/** Where what this website stores lies, as the host says it for this account, such as 'in India'. */
export const dataPlace: string | null = null;

/** The day on which the hospital confirmed every price in app/content/prices.ts, such as '2026-12-01'. */
export const pricesConfirmedOn: string | null = null;

/**
 * The three people of the management page, first the one in charge. Their titles are provisional: offices that every
 * hospital has, so that the page invents nobody. A photograph goes into public/pictures/management/.
 */
export const management: readonly Manager[] = [
  {
    name: null,
    title: 'Medical officer in charge',
    description:
      'Answers for medical care: who is admitted, how treatment is planned and reviewed, and when a person goes home. The Mental Healthcare Act names this office as the first to hear a complaint.',
    photograph: null,
  },
  {
    name: null,
    title: 'Nurse in charge',
    description:
      'Answers for care by day and by night: that the ward is safe and calm, that medicines are given as they were ordered, and that each person keeps their dignity and privacy.',
    photograph: null,
  },
  {
    name: null,
    title: 'Administrator',
    description:
      'Answers for what surrounds care: appointments, rooms and meals, clear bills, insurance papers, and a building that is clean and in repair.',
    photograph: null,
  },
];

/** Bodies that the hospital belongs to, courses it gives or takes, honours it was given: left out while empty. */
export const memberships: readonly string[] = [];
export const training: readonly string[] = [];
export const recognitions: readonly string[] = [];

/** The hospital's UPI id, for payments; without one UPI is not offered. */
export const upiId: string | null = null;

/** Days on which no doctor sees anybody, such as { day: '2027-01-26', name: 'Republic Day' }. */
export const hospitalHolidays: readonly Holiday[] = [];

/** When appointments can be booked. */
export const booking = {
  /** Visitors book so many hours ahead at least; staff enter one at any time. */
  earliestNoticeHours: 2,
  /** Today is the first of so many days that visitors choose from. */
  horizonDays: 30,
  /** Until so many hours before it, a visitor moves or cancels an appointment without calling. */
  changeUntilHours: 2,
} as const;

/**
 * How long what people tell when they book is kept. Appointments: three years, as for records of treatment (Indian Medical Council
 * regulations 2002, 1.3.1). Receipts: eight financial years, as for books of account (Companies Act 2013, s. 128(5)). Nothing less
 * than one year (Digital Personal Data Protection Rules 2025, rule 8(3)).
 */
export const recordRetention = {
  appointmentYears: 3,
  receiptYears: 8,
  callbackDays: 365,
} as const;

/**
 * The facts of this hospital as the code has them: what the site says until the hospital enters its own in the staff area (decision 0065).
 *
 * Every value marked provisional stands in for one that only the hospital knows. The phone numbers lie in
 * no range that is handed out, and the mail address is under the reserved name `example`, so that nobody is
 * called or written to by mistake before the real ones are entered. Null is a fact still to be entered: pages leave
 * it out, or say that it is to come. `npm run launch-check` lists both kinds (decision 0026).
 */

import { phoneShownAs } from '#app/contact-details/phone.ts';
import { type Locale, otherLocales } from '#app/languages/locales.ts';
import { weekFromMonday } from '#app/time/calendar.ts';
import { phoneLabels } from '#messages/hospital-facts/contact-labels.ts';
import {
  defaultDepartments,
  defaultDirections,
  defaultOffices,
  defaultPlace,
} from '#messages/hospital-facts/default-facts.ts';
import { defaultPrices, noPrices } from './default-prices.ts';
import type { DirectionsFact, EmergencyDepartment, HospitalFacts, Manager } from './fact-types.ts';
import { defaultMessageFacts } from './message-facts.ts';

/**
 * Only the server renders departments, management, directions, legal aid, prices and translations, so the scripts of the staff area
 * leave these texts out. Node without Vite has no `env`.
 */
const inBrowser = import.meta.env?.SSR === false;

type DefaultTexts = typeof import('#messages/hospital-facts/default-facts.ts');

/** The modules of all locales. They import nothing, so this module can read them before any messages are registered. */
const modules: Readonly<Record<string, DefaultTexts>> = import.meta.env?.SSR
  ? import.meta.glob<DefaultTexts>('../languages/*/hospital-facts/default-facts.ts', { eager: true })
  : {};

/** Translations of texts in the code, by locale. In Node, where `import.meta.glob` does not exist, there are none. */
const inOtherLocales = <Texts>(
  textsIn: (texts: DefaultTexts) => Texts,
): Readonly<Partial<Record<Locale, Texts>>> =>
  Object.fromEntries(
    otherLocales.flatMap((locale) => {
      const texts = modules[`../languages/${locale}/hospital-facts/default-facts.ts`];
      return texts ? [[locale, textsIn(texts)]] : [];
    }),
  );

const office = (id: keyof typeof defaultOffices): Manager => ({
  name: null,
  ...defaultOffices[id],
  translations: inOtherLocales((texts) => texts.defaultOffices[id]),
  photograph: null,
});

/**
 * An emergency department. Nobody has called the departments yet, so their phones are null. The map link searches
 * for the department by its name.
 */
const department = (id: keyof typeof defaultDepartments, mapQuery: string): EmergencyDepartment => ({
  ...defaultDepartments[id],
  translations: inOtherLocales((texts) => texts.defaultDepartments[id]),
  phone: null,
  mapUrl: `https://www.google.com/maps/search/?api=1&query=${mapQuery}`,
  calledOn: null,
});

const noDirections: Readonly<Record<DirectionsFact, string>> = {
  byBus: '',
  byAuto: '',
  byCar: '',
  byTrain: '',
  parking: '',
  stepFree: '',
  bring: '',
  bag: '',
  atTheDoor: '',
};

export const defaultFacts: HospitalFacts = {
  /**
   * Facts that are provisional without looking so. A mark is removed when its section is saved in the staff
   * area. Phones, mail and profiles need no mark, because the launch check recognizes their placeholders.
   */
  provisional: ['name', 'shortName', 'street', 'mapUrl', 'managementTitles', 'directions', 'usualStay'],

  hospital: {
    name: defaultPlace.name,
    shortName: defaultPlace.shortName,
    beds: 10,
    location: defaultPlace.location,
    address: {
      /** Provisional: the hospital must enter the plot number. */
      street: 'Sector 15',
      city: 'Panchkula',
      state: 'Haryana',
      postalCode: '134113',
      country: 'IN',
    },
    translations: inOtherLocales((texts) => texts.defaultPlace),
    /**
     * Provisional: a search for the sector, until the hospital enters the link of its own place on the map.
     */
    mapUrl: 'https://www.google.com/maps/search/?api=1&query=Sector+15+Panchkula+Haryana',
    copyrightYear: 2025,
  },

  /** Provisional, all three. */
  phones: {
    admission: phoneShownAs(phoneLabels.admission, '0000000001', '+91 00000 00001'),
    landline: phoneShownAs(phoneLabels.landline, '0000000002', '+91 00000 00002'),
    second: phoneShownAs(phoneLabels.second, '0000000003', '+91 00000 00003'),
  },

  /** Provisional. */
  email: 'care@hospital.example',

  openingHours: null,
  emergencyCare: null,
  freeBed: null,
  emergencyDepartments: inBrowser
    ? []
    : [
        department('civilHospital', 'Civil+Hospital+Sector+6+Panchkula'),
        department('gmch', 'GMCH+Sector+32+Chandigarh'),
        department('pgimer', 'PGIMER+Sector+12+Chandigarh'),
      ],

  /** Provisional: the hospital must enter the addresses of its profiles. */
  socialProfiles: [
    { name: 'YouTube', url: 'https://www.youtube.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
  ],

  /**
   * While this is null, each information page says that its review is pending, whatever its front matter
   * says.
   */
  clinicalReviewer: null,
  mentalHealthRegistration: null,
  certificateShownAt: null,
  reviewBoard: null,
  /** The name is public. The hospital must confirm the address and the telephone with the office. */
  legalAid: inBrowser
    ? null
    : { name: 'District Legal Services Authority, Panchkula', address: null, phone: null },
  clinicalEstablishment: null,
  dataContact: null,
  dataPlace: null,
  /** Provisional, until the hospital enters the day on which it confirmed them. */
  ...(inBrowser ? noPrices : defaultPrices),
  pricesConfirmedOn: null,
  /** Provisional: a sample. Only the hospital's own records have the range. */
  usualStay: { fromDays: 7, toDays: 14 },

  /** The first person is in charge. The names are to be entered, so the page invents nobody. */
  management: inBrowser ? [] : [office('medicalOfficer'), office('nurse'), office('administrator')],

  roomPhotographs: {},
  pageReviews: {},
  memberships: [],
  training: [],
  recognitions: [],
  upiId: null,
  /** Provisional. The doctors' hours are the specification's time slots; the last one begins at 18:30 and ends at 19:00. */
  directions: {
    opdHours: [{ days: weekFromMonday.slice(0, 6), from: 9 * 60, to: 19 * 60 }],
    visitingHours: [{ days: weekFromMonday, from: 16 * 60, to: 18 * 60 }],
    coordinates: null,
    texts: inBrowser ? noDirections : defaultDirections,
    translations: inOtherLocales((texts) => texts.defaultDirections),
  },
  hospitalHolidays: [],
  booking: { earliestNoticeHours: 2, horizonDays: 30, changeUntilHours: 2 },
  videoServer: null,
  publicNotices: [],
  messages: defaultMessageFacts,
};

/**
 * The facts of this hospital as the code has them: what the site says until the hospital enters its own in the staff area (decision 0065).
 *
 * Every value marked provisional stands in for one that only the hospital knows. The phone numbers lie in
 * no range that is handed out, and the mail address is under the reserved name `example`, so that nobody is
 * called or written to by mistake before the real ones are entered. Null is a fact still to be entered: pages leave
 * it out, or say that it is to come. `npm run launch-check` lists both kinds (decision 0026).
 */

import { indianPhone } from '#app/contact-details/phone.ts';
import type { HospitalFacts } from './fact-types.ts';

/**
 * Only the server renders departments, management, legal aid and Hindi, so the scripts of the staff area
 * leave these texts out. Node without Vite has no `env`.
 */
const inBrowser = import.meta.env?.SSR === false;

/**
 * The first person is in charge. The titles are provisional: every hospital has these offices, so the page
 * invents nobody.
 */
const management: HospitalFacts['management'] = [
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

/**
 * From public sources, read on 23 November 2026. Nobody has called the departments yet, so their phones are
 * null. The map links search for each by its name.
 */
const emergencyDepartments: HospitalFacts['emergencyDepartments'] = [
  {
    name: 'Civil Hospital, Sector 6, Panchkula',
    phone: null,
    mapUrl: 'https://www.google.com/maps/search/?api=1&query=Civil+Hospital+Sector+6+Panchkula',
    takes: 'Emergency block. Psychiatry and de-addiction: fourth floor.',
    hindi: {
      name: 'सिविल अस्पताल, सेक्टर 6, पंचकूला',
      takes: 'इमरजेंसी ब्लॉक। मानसिक इलाज और नशा मुक्ति चौथी मंज़िल पर।',
    },
    calledOn: null,
  },
  {
    name: 'GMCH-32, Chandigarh',
    phone: null,
    mapUrl: 'https://www.google.com/maps/search/?api=1&query=GMCH+Sector+32+Chandigarh',
    takes: 'Emergency and trauma block, intensive care. Psychiatry day and night.',
    hindi: {
      name: 'जीएमसीएच-32, चंडीगढ़',
      takes: 'इमरजेंसी और ट्रॉमा ब्लॉक, आईसीयू। मानसिक इलाज दिन-रात।',
    },
    calledOn: null,
  },
  {
    name: 'PGIMER, Sector 12, Chandigarh',
    phone: null,
    mapUrl: 'https://www.google.com/maps/search/?api=1&query=PGIMER+Sector+12+Chandigarh',
    takes: 'Emergency complex, trauma centre. Treats poisonings.',
    hindi: {
      name: 'पीजीआई, सेक्टर 12, चंडीगढ़',
      takes: 'इमरजेंसी कॉम्प्लेक्स, ट्रॉमा सेंटर। ज़हर के मामलों का इलाज।',
    },
    calledOn: null,
  },
];

export const defaultFacts: HospitalFacts = {
  /**
   * Facts that are provisional without looking so. A mark is removed when its section is saved in the staff
   * area. Phones, mail and profiles need no mark, because the launch check recognizes their placeholders.
   */
  provisional: ['name', 'shortName', 'street', 'mapUrl', 'managementTitles'],

  hospital: {
    /** Provisional. */
    name: 'Panchkula Mind & Wellness Hospital',
    /** Provisional wordmark, for places where the full name does not fit. */
    shortName: 'Panchkula Mind & Wellness',
    beds: 10,
    location: 'Sector 15, Panchkula (HR)',
    address: {
      /** Provisional: the hospital must enter the plot number. */
      street: 'Sector 15',
      city: 'Panchkula',
      state: 'Haryana',
      postalCode: '134113',
      country: 'IN',
    },
    translations: inBrowser
      ? {}
      : {
          hi: {
            name: 'पंचकूला माइंड एंड वेलनेस हॉस्पिटल',
            shortName: 'पंचकूला माइंड एंड वेलनेस',
            location: 'सेक्टर 15, पंचकूला (हरियाणा)',
            address: 'सेक्टर 15, पंचकूला, हरियाणा 134113',
          },
        },
    /**
     * Provisional: a search for the sector, until the hospital enters the link of its own place on the map.
     */
    mapUrl: 'https://www.google.com/maps/search/?api=1&query=Sector+15+Panchkula+Haryana',
    copyrightYear: 2025,
  },

  /** Provisional, all three. */
  phones: {
    admission: indianPhone('Admission', '0000000001'),
    landline: indianPhone('Landline', '0000000002'),
    second: indianPhone('Second phone', '0000000003'),
  },

  /** Provisional. */
  email: 'care@hospital.example',

  openingHours: null,
  emergencyCare: null,
  emergencyDepartments: inBrowser ? [] : emergencyDepartments,

  /** Provisional: the hospital must enter the addresses of its profiles. */
  socialProfiles: [
    { name: 'YouTube', label: 'Our video channel on YouTube', url: 'https://www.youtube.com/' },
    { name: 'Facebook', label: 'Our page on Facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', label: 'Our profile on Instagram', url: 'https://www.instagram.com/' },
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
  pricesConfirmedOn: null,

  management: inBrowser ? [] : management,

  roomPhotographs: {},
  pageReviews: {},
  memberships: [],
  training: [],
  recognitions: [],
  upiId: null,
  hospitalHolidays: [],
  booking: { earliestNoticeHours: 2, horizonDays: 30, changeUntilHours: 2 },
};

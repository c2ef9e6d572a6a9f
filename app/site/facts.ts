/**
 * What the hospital says of itself now: one current set for a whole isolate or browser tab (decision 0065). It begins with what is
 * written in the code, and the Worker adopts what the hospital entered in the staff area before it renders. Whatever follows
 * from a fact is therefore a function and no constant.
 */
import type { SiteFacts } from './fact-shapes.ts';
import { writtenFacts } from './written-facts.ts';

let current: SiteFacts = writtenFacts;

/** The whole set, the same object until another is adopted. */
export const currentFacts = (): SiteFacts => current;

export let {
  provisional,
  hospital,
  phones,
  email,
  openingHours,
  emergencyCare,
  emergencyDepartments,
  socialProfiles,
  clinicalReviewer,
  mentalHealthRegistration,
  certificateShownAt,
  reviewBoard,
  legalAid,
  clinicalEstablishment,
  dataContact,
  dataPlace,
  pricesConfirmedOn,
  management,
  roomPhotographs,
  pageReviews,
  memberships,
  training,
  recognitions,
  upiId,
  hospitalHolidays,
  booking,
}: SiteFacts = writtenFacts;

/** From now on these are the facts, for everything that is rendered here. */
export function adoptFacts(facts: SiteFacts): void {
  current = facts;
  ({
    provisional,
    hospital,
    phones,
    email,
    openingHours,
    emergencyCare,
    emergencyDepartments,
    socialProfiles,
    clinicalReviewer,
    mentalHealthRegistration,
    certificateShownAt,
    reviewBoard,
    legalAid,
    clinicalEstablishment,
    dataContact,
    dataPlace,
    pricesConfirmedOn,
    management,
    roomPhotographs,
    pageReviews,
    memberships,
    training,
    recognitions,
    upiId,
    hospitalHolidays,
    booking,
  } = facts);
}

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

/** Whom else to call, on the pages that name what they are for. Not in the footer: each page would carry them. */
export const furtherHelplines = {
  ambulance: { number: '108', name: 'Ambulance', detail: 'day and night' },
  women: { number: '181', name: 'Women', detail: 'violence or forced sex, day and night' },
  elders: { number: '14567', name: 'Elderline', detail: 'for older people, 8 am to 8 pm' },
} as const;

/** The national line for free legal help, of the National Legal Services Authority. */
export const legalAidLine = { number: '15100', name: 'National Legal Services Authority' } as const;

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

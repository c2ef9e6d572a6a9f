/** Lists all sections, and builds the facts from their stored texts. */

import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { type FactSectionId, factSections } from '#app/hospital-facts/fact-sections.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import type { FactSection, FactTexts } from './fact-section.ts';
import { beds } from './sections/beds.server.ts';
import { bookingTimes } from './sections/booking-times.server.ts';
import { emergencies } from './sections/emergencies.server.ts';
import { findUs } from './sections/find-us.server.ts';
import { holidays } from './sections/holidays.server.ts';
import { management } from './sections/management.server.ts';
import { messageTests } from './sections/message-tests.server.ts';
import { messages } from './sections/messages.server.ts';
import { nameAndPlace } from './sections/name-and-place.server.ts';
import { notices } from './sections/notices.server.ts';
import { offices } from './sections/offices.server.ts';
import { openingHours } from './sections/opening-hours.server.ts';
import { pageReviews } from './sections/page-reviews.server.ts';
import { payments } from './sections/payments.server.ts';
import { personalData } from './sections/personal-data.server.ts';
import { phonesAndMail } from './sections/phones-and-mail.server.ts';
import { photographs } from './sections/photographs.server.ts';
import { prices } from './sections/prices.server.ts';
import { profiles } from './sections/profiles.server.ts';
import { recognition } from './sections/recognition.server.ts';
import { registrations } from './sections/registrations.server.ts';
import { reviewer } from './sections/reviewer.server.ts';

const known: Readonly<Record<FactSectionId, FactSection>> = {
  notices,
  beds,
  registrations,
  offices,
  'personal-data': personalData,
  'name-and-place': nameAndPlace,
  'phones-and-mail': phonesAndMail,
  'opening-hours': openingHours,
  'find-us': findUs,
  emergencies,
  reviewer,
  'page-reviews': pageReviews,
  prices,
  management,
  photographs,
  holidays,
  'booking-times': bookingTimes,
  profiles,
  recognition,
  payments,
  messages,
  'message-tests': messageTests,
};

/** All sections, in the order of the page. */
export const sections: readonly FactSection[] = (Object.keys(factSections) as FactSectionId[]).map(
  (id) => known[id],
);

export const findSection = (id: string): FactSection | undefined => sections.find((one) => one.id === id);

/** Saved texts of a section. */
export interface SavedSection {
  readonly section: string;
  readonly texts: FactTexts;
}

/**
 * Builds the facts: the values in the code, overwritten by the saved texts. Fields added after a save use the
 * code's value.
 */
export function buildFacts(saved: readonly SavedSection[]): HospitalFacts {
  return saved.reduce<HospitalFacts>((facts, { section: id, texts }) => {
    const section = findSection(id);
    // A row without texts is a section whose first save was taken back.
    if (!section || Object.keys(texts).length === 0) return facts;
    const applied = section.applied(facts, { ...section.textsOf(facts), ...texts });
    const provisional = applied.provisional.filter((mark) => !section.confirms?.includes(mark));
    return { ...applied, provisional };
  }, defaultFacts);
}

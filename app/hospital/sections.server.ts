/** Lists all sections, and builds the facts from their stored texts. */

import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { type FactSectionId, factSections } from '#app/hospital-facts/fact-sections.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { otherLocales } from '#app/languages/locales.ts';
import type { FactSection, FactTexts } from './fact-section.ts';
import { localizedName } from './localized-fields.server.ts';
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
import { videoVisits } from './sections/video-visits.server.ts';

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
  'video-visits': videoVisits,
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
 * Completes the saved texts of a section with the fields that the code got after the save. They have the code's value,
 * but an optional field of a section with samples is empty in each locale: the save removed the mark of the samples, so
 * a new sample would appear on the site as a fact. A price list is no sample, and pages quote its prices.
 *
 * @param saved empty before the first save, and after it was taken back
 * @param inCode texts of the facts in the code
 */
export function withNewFields(section: FactSection, saved: FactTexts, inCode: FactTexts): FactTexts {
  if (section.confirms === undefined || Object.keys(saved).length === 0) return { ...inCode, ...saved };
  const samples = section.fields.filter(
    ({ name, required, lang, kind }) =>
      !(name in saved) && !required && lang === undefined && kind !== 'prices',
  );
  const emptied = samples
    .flatMap(({ name }) => [name, ...otherLocales.map((locale) => localizedName(locale, name))])
    .filter((name) => name in inCode);
  return { ...inCode, ...Object.fromEntries(emptied.map((name) => [name, ''])), ...saved };
}

/** Builds the facts: the values in the code, overwritten by the saved texts. */
export function buildFacts(saved: readonly SavedSection[]): HospitalFacts {
  return saved.reduce<HospitalFacts>((facts, { section: id, texts }) => {
    const section = findSection(id);
    // A row without texts is a section whose first save was taken back.
    if (!section || Object.keys(texts).length === 0) return facts;
    const applied = section.applied(facts, withNewFields(section, texts, section.textsOf(facts)));
    const provisional = applied.provisional.filter((mark) => !section.confirms?.includes(mark));
    return { ...applied, provisional };
  }, defaultFacts);
}

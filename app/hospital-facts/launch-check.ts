import { type FactSectionId, sectionLocation } from '#app/hospital-facts/fact-sections.ts';
import type {
  EmergencyDepartment,
  HospitalFacts,
  Office,
  ProvisionalFact,
} from '#app/hospital-facts/fact-types.ts';
import {
  isPlaceholderEmail,
  isPlaceholderMap,
  isPlaceholderPhone,
  isProfile,
} from '#app/hospital-facts/placeholders.ts';
import { addDays } from '#app/time/calendar.ts';

/** Groups of open facts by weight: required by law, needed by patients before opening, or good to have. */
export const launchGroups = {
  law: 'Required by law',
  opening: 'Needed before opening',
  good: 'Good to have',
} as const;

type Group = keyof typeof launchGroups;

/** State from which the launch check finds what the hospital still has to enter or confirm. */
export interface LaunchState {
  readonly facts: HospitalFacts;
  /** Day in India, such as '2026-11-24'. */
  readonly today: string;
  /** Value of the deployed Worker's variable DEMONSTRATION. */
  readonly demonstration: string | undefined;
  /** Value of the deployed Worker's variable PUBLIC_ORIGIN. */
  readonly publicOrigin: string | undefined;
  /** Paths of information pages whose files record no review. */
  readonly pagesToReview: readonly string[];
  /** Names of rooms whose picture in the code is a rendering. */
  readonly renderedRooms: readonly string[];
  /** Names of doctors with video slots and without a registration, or why the check could not read them. */
  readonly videoWithoutRegistration: readonly string[] | { readonly unknown: string };
}

/** A fact that the hospital still has to enter or confirm. */
export interface MissingFact {
  readonly group: Group;
  readonly fact: string;
  /** Present value, for the report. */
  readonly now: string;
  /** Instruction for the person who enters it. */
  readonly enter: string;
  /** File, or place in the staff area, where it is entered. */
  readonly where: string;
  /**
   * Section of the page Hospital where it is entered. Without one it is entered in another form, or by a
   * developer.
   */
  readonly section?: FactSectionId;
  /** Law that requires it. */
  readonly law?: string;
  /** Words for staff, for a point that a developer sets in a file. */
  readonly forStaff?: { readonly fact: string; readonly enter: string };
  /** True for a fact that no law requires, but without which a site for people in distress must not open. */
  readonly holdsLaunch?: true;
}

type Rule = Omit<MissingFact, 'now' | 'where' | 'section'> & {
  /** Returns the present value, or undefined if the fact is entered. */
  readonly now: (state: LaunchState) => string | undefined;
} & ({ readonly section: FactSectionId } | { readonly where: string });

const missing = 'nothing';

const whileNull =
  (read: (facts: HospitalFacts) => unknown): Rule['now'] =>
  ({ facts }) =>
    read(facts) === null ? missing : undefined;

const whileMarked =
  (mark: ProvisionalFact, read: (facts: HospitalFacts) => string): Rule['now'] =>
  ({ facts }) =>
    facts.provisional.includes(mark) ? read(facts) : undefined;

const whileEmpty =
  (listOf: (facts: HospitalFacts) => readonly string[]): Rule['now'] =>
  ({ facts }) =>
    listOf(facts).length === 0 ? missing : undefined;

const some = (list: readonly string[], between = ', ') => (list.length > 0 ? list.join(between) : undefined);

/** Describes the missing details of an office; undefined if it is complete. */
function gapsOf(office: Office | null): string | undefined {
  if (!office) return missing;
  const gaps = [
    ...(office.address === null ? ['no address'] : []),
    ...(office.phone === null || isPlaceholderPhone(office.phone) ? ['no telephone'] : []),
  ];
  return gaps.length > 0 ? `${office.name}: ${gaps.join(', ')}` : undefined;
}

/** Half a year: a department that was last called before that must be called again. */
const daysUntilCalledAgain = 183;

/** A year: prices that were last confirmed before that must be confirmed again. */
const daysUntilConfirmedAgain = 365;

/** Describes the missing details of a department; undefined if its phone was called lately. */
function departmentGap({ name, phone, calledOn }: EmergencyDepartment, today: string): string | undefined {
  if (phone === null || isPlaceholderPhone(phone)) return `${name}: no telephone`;
  if (calledOn === null) return `${name}: not called yet`;
  return calledOn < addDays(today, -daysUntilCalledAgain) ? `${name}: last called on ${calledOn}` : undefined;
}

/** Whether a text is an https origin without a path, on a domain that can be registered. */
function isPublicOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.origin === text && url.protocol === 'https:' && !url.hostname.endsWith('.example');
}

const mentalHealthcareAct = (section: number) => `Mental Healthcare Act 2017, s. ${section}`;

const rules: readonly Rule[] = [
  {
    group: 'law',
    fact: 'mentalHealthRegistration',
    section: 'registrations',
    enter: 'the number of the registration and the authority that gave it',
    law: mentalHealthcareAct(65),
    now: whileNull((facts) => facts.mentalHealthRegistration),
  },
  {
    group: 'law',
    fact: 'certificateShownAt',
    section: 'registrations',
    enter: 'where in the hospital the certificate hangs',
    law: mentalHealthcareAct(70),
    now: whileNull((facts) => facts.certificateShownAt),
  },
  {
    group: 'law',
    fact: 'reviewBoard',
    section: 'offices',
    enter: 'name, address and telephone of the Mental Health Review Board for Panchkula',
    law: mentalHealthcareAct(72),
    now: ({ facts }) => gapsOf(facts.reviewBoard),
  },
  {
    group: 'law',
    fact: 'legalAid',
    section: 'offices',
    enter: 'address and telephone of the District Legal Services Authority',
    law: mentalHealthcareAct(27),
    now: ({ facts }) => gapsOf(facts.legalAid),
  },
  {
    group: 'law',
    fact: 'dataContact',
    section: 'personal-data',
    enter: 'who answers for personal data and hears complaints: name, mail, telephone',
    law: 'Digital Personal Data Protection Act 2023, ss. 8(9) and 13 (duties from May 2027); until then SPDI Rules 2011, r. 5(9)',
    now: ({ facts: { dataContact } }) => {
      if (!dataContact) return missing;
      const reachable = !isPlaceholderEmail(dataContact.email) && !isPlaceholderPhone(dataContact.phone);
      return reachable ? undefined : `${dataContact.email}, ${dataContact.phone.shown}`;
    },
  },
  {
    group: 'law',
    fact: 'DEMONSTRATION',
    enter: '"off": with "on" the sample account, whose password is public, can sign in',
    where: 'wrangler.toml',
    forStaff: {
      fact: 'Sample accounts',
      enter: 'your developer switches them off, because their passwords are public',
    },
    law: 'Digital Personal Data Protection Act 2023, s. 8(5): safeguards',
    now: ({ demonstration }) => (demonstration === 'off' ? undefined : `"${demonstration ?? ''}"`),
  },
  {
    group: 'opening',
    fact: 'hospital.name',
    section: 'name-and-place',
    enter: 'the name on the registration; to save the section confirms it',
    now: whileMarked('name', (facts) => facts.hospital.name),
  },
  {
    group: 'opening',
    fact: 'hospital.shortName',
    section: 'name-and-place',
    enter: 'the name for the logo; to save the section confirms it',
    now: whileMarked('shortName', (facts) => facts.hospital.shortName),
  },
  {
    group: 'opening',
    fact: 'hospital.address.street',
    section: 'name-and-place',
    enter: 'the plot and the street; to save the section confirms them',
    now: whileMarked('street', (facts) => facts.hospital.address.street),
  },
  {
    group: 'opening',
    fact: 'phones',
    section: 'phones-and-mail',
    enter: 'the numbers that people ring, ten digits each',
    holdsLaunch: true,
    now: ({ facts }) =>
      some(
        Object.values(facts.phones)
          .filter(isPlaceholderPhone)
          .map(({ label, shown }) => `${label} ${shown}`),
      ),
  },
  {
    group: 'opening',
    fact: 'PUBLIC_ORIGIN',
    enter:
      'the address of the site, such as https://www.a-hospital.in: search engines are told it for every page',
    where: 'wrangler.toml',
    forStaff: {
      fact: 'Address of the website',
      enter: 'your developer sets it, such as https://www.a-hospital.in, because search engines need it',
    },
    now: ({ publicOrigin = '' }) => (isPublicOrigin(publicOrigin) ? undefined : `"${publicOrigin}"`),
  },
  {
    group: 'opening',
    fact: 'email',
    section: 'phones-and-mail',
    enter: 'an address that somebody reads each day',
    now: ({ facts }) => (isPlaceholderEmail(facts.email) ? facts.email : undefined),
  },
  {
    group: 'opening',
    fact: 'openingHours',
    section: 'opening-hours',
    enter: 'when somebody answers the phone, by weekday',
    now: whileNull((facts) => facts.openingHours),
  },
  {
    group: 'opening',
    fact: 'directions',
    section: 'find-us',
    enter:
      'when doctors see people, when families may visit, the way by bus, auto, car and train, parking, the step-free way; to save the section confirms them',
    now: whileMarked('directions', () => 'samples'),
  },
  {
    group: 'opening',
    fact: 'emergencyCare',
    section: 'emergencies',
    enter:
      'whether this hospital treats emergencies, and at which hours; until then pages say that it does not',
    now: whileNull((facts) => facts.emergencyCare),
  },
  {
    group: 'opening',
    fact: 'emergencyDepartments',
    section: 'emergencies',
    enter:
      'the telephone of each emergency department, and the day of a call to it within the last six months',
    now: ({ today, facts: { emergencyDepartments } }) =>
      emergencyDepartments.length === 0
        ? missing
        : some(
            emergencyDepartments.flatMap((department) => departmentGap(department, today) ?? []),
            '; ',
          ),
  },
  {
    group: 'opening',
    fact: 'hospital.mapUrl',
    section: 'name-and-place',
    enter: "the link of the hospital's own place",
    now: ({ facts: { provisional, hospital } }) =>
      provisional.includes('mapUrl') || isPlaceholderMap(hospital.mapUrl) ? hospital.mapUrl : undefined,
  },
  {
    group: 'opening',
    fact: 'clinicalEstablishment',
    section: 'registrations',
    enter: "number and authority, or 'does not apply' where the district's authority says so",
    law: 'Clinical Establishments (Registration and Regulation) Act 2010, where it applies',
    now: whileNull((facts) => facts.clinicalEstablishment),
  },
  {
    group: 'opening',
    fact: 'clinicalReviewer',
    section: 'reviewer',
    enter: 'the clinician who reviews the information pages: name and registration number',
    now: whileNull((facts) => facts.clinicalReviewer),
  },
  {
    group: 'opening',
    fact: 'reviewedOn',
    section: 'page-reviews',
    enter: 'the day of each page, once the reviewer has read it',
    now({ pagesToReview, facts: { pageReviews } }) {
      const left = pagesToReview.filter((path) => pageReviews[path] === undefined);
      return left.length > 0 ? `${left.length} pages not reviewed` : undefined;
    },
  },
  {
    group: 'opening',
    fact: 'pricesConfirmedOn',
    section: 'prices',
    enter: 'every price as it is today, and the day on which the hospital confirmed them: once a year',
    now: ({ today, facts: { pricesConfirmedOn } }) => {
      if (pricesConfirmedOn === null) return missing;
      const isRecent = pricesConfirmedOn >= addDays(today, -daysUntilConfirmedAgain);
      return isRecent ? undefined : `last confirmed on ${pricesConfirmedOn}`;
    },
  },
  {
    group: 'opening',
    fact: 'dataPlace',
    section: 'personal-data',
    enter: 'where the stored data lies, for the privacy policy',
    now: whileNull((facts) => facts.dataPlace),
  },
  {
    group: 'opening',
    fact: 'management',
    section: 'management',
    enter: 'the names of the three people',
    now: ({ facts }) =>
      some(facts.management.filter(({ name }) => name === null).map(({ title }) => `${title}: no name`)),
  },
  {
    group: 'opening',
    fact: 'management (titles)',
    section: 'management',
    enter: 'their titles and what they answer for; to save the section confirms them',
    now: whileMarked('managementTitles', (facts) => facts.management.map(({ title }) => title).join(', ')),
  },
  {
    group: 'opening',
    fact: 'hospitalHolidays',
    section: 'holidays',
    enter: 'the days on which nobody is seen by appointment',
    now: ({ facts }) => (facts.hospitalHolidays.length === 0 ? missing : undefined),
  },
  {
    group: 'opening',
    fact: 'registration of doctors who see people by video',
    enter:
      'council and number in the form of each doctor; until then no video appointment with them can be booked',
    where: 'the staff area, Doctors',
    law: 'Telemedicine Practice Guidelines 2020',
    now: ({ videoWithoutRegistration }) =>
      some(
        'unknown' in videoWithoutRegistration
          ? [`not known: ${videoWithoutRegistration.unknown}`]
          : videoWithoutRegistration,
      ),
  },
  {
    group: 'good',
    fact: 'directions.coordinates',
    section: 'find-us',
    enter: 'latitude and longitude of the entrance; until then map apps search for the address',
    now: whileNull((facts) => facts.directions.coordinates),
  },
  {
    group: 'good',
    fact: 'socialProfiles',
    section: 'profiles',
    enter: "the address of the hospital's own profile",
    now: ({ facts }) => some(facts.socialProfiles.filter(({ url }) => !isProfile(url)).map(({ url }) => url)),
  },
  {
    group: 'good',
    fact: 'management (photographs)',
    section: 'photographs',
    enter: 'a photograph of each of the three people',
    now: ({ facts }) => {
      const without = facts.management.filter(({ photograph }) => photograph === null).length;
      return without > 0 ? `${without} without a photograph` : undefined;
    },
  },
  {
    group: 'good',
    fact: 'photographs of the rooms',
    section: 'photographs',
    enter: 'a photograph of each room',
    now({ renderedRooms, facts: { roomPhotographs } }) {
      const given: Readonly<Record<string, unknown>> = roomPhotographs;
      const left = renderedRooms.filter((room) => given[room] === undefined);
      return left.length > 0 ? `${left.length} renderings: ${left.join(', ')}` : undefined;
    },
  },
  {
    group: 'good',
    fact: 'usualStay',
    section: 'prices',
    enter: 'how many days most people stay, so that a family can plan the cost',
    now: ({ facts: { provisional, usualStay } }) =>
      provisional.includes('usualStay') ? 'a sample' : usualStay === null ? missing : undefined,
  },
  {
    group: 'good',
    fact: 'memberships',
    section: 'recognition',
    enter: 'the bodies that the hospital belongs to',
    now: whileEmpty((facts) => facts.memberships),
  },
  {
    group: 'good',
    fact: 'training',
    section: 'recognition',
    enter: 'the training that it gives or that its staff took',
    now: whileEmpty((facts) => facts.training),
  },
  {
    group: 'good',
    fact: 'recognitions',
    section: 'recognition',
    enter: 'recognitions and accreditations it holds',
    now: whileEmpty((facts) => facts.recognitions),
  },
  {
    group: 'good',
    fact: 'upiId',
    section: 'payments',
    enter: 'the UPI id; without one, payment by UPI is not offered',
    now: whileNull((facts) => facts.upiId),
  },
];

/** Lists the facts that are still to be entered or confirmed, those required by law first. */
export function findMissingFacts(state: LaunchState): readonly MissingFact[] {
  return rules.flatMap(({ now: nowOf, ...rule }) => {
    const now = nowOf(state);
    const where = 'section' in rule ? sectionLocation(rule.section) : rule.where;
    return now === undefined ? [] : [{ ...rule, where, now }];
  });
}

/**
 * Whether the site must not be deployed for the public: a fact required by law is missing, or a working
 * telephone number.
 */
export function isLaunchBlocked(open: readonly MissingFact[]): boolean {
  return open.some(({ group, holdsLaunch }) => group === 'law' || holdsLaunch);
}

/** Formats the list for the command line. */
export function launchReport(open: readonly MissingFact[]): string {
  const parts = (Object.keys(launchGroups) as Group[]).map((group) => {
    const facts = open.filter((fact) => fact.group === group);
    if (facts.length === 0) return `${launchGroups[group]}: all entered`;
    return [`${launchGroups[group]}: ${facts.length} to enter`, ...facts.map(linesOf)].join('\n\n');
  });
  const verdict = isLaunchBlocked(open)
    ? 'The site may not be deployed for the public yet: what the law requires, or a telephone that answers, is missing.'
    : 'Nothing that the law requires is missing, and the telephones are entered.';
  return [...parts, verdict].join('\n\n');
}

function linesOf({ fact, now, enter, where, law }: MissingFact): string {
  return [
    `  ${fact}`,
    `    now:   ${now}`,
    `    enter: ${enter}`,
    `    in:    ${where}`,
    ...(law ? [`    law:   ${law}`] : []),
  ].join('\n');
}

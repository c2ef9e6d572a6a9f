import { plural } from '#app/languages/plural.ts';
import { formatMoney, type Paise, toRupees } from '#app/money/money.ts';
import { doctorsPath } from '#app/navigation/doctors-path.ts';
import { type ListLocation, listAddress } from '#app/navigation/list-address.ts';
import { byPartOfDay, slotLabel } from '#app/time/slots.ts';
import type { Clock } from '#messages/hospital-facts/clock.ts';
import { containsIgnoringCase } from './directory/doctor.search.ts';
import type { Doctor, DoctorSummary, StaffDoctor } from './doctor.values.ts';
import { offeredVideoSlots } from './hours/doctor-hours.ts';
import { weekdayHoursJson } from './hours/weekday-hours.ts';

export const doctorPath = ({ slug }: Pick<Doctor, 'slug'>) => `${doctorsPath}/${slug}` as const;

export const bookingPath = (doctor: Pick<Doctor, 'slug'>) => `${doctorPath(doctor)}/book` as const;

type Bookable = Pick<DoctorSummary, 'availability' | 'ekalink' | 'visitsAtHospital' | 'visitsByVideo'>;

/** Whether visitors can book this doctor on our site: available, with slots, and without a booking link elsewhere. */
export const isBookableHere = (doctor: Bookable) =>
  doctor.ekalink === null &&
  doctor.availability === 'available' &&
  (doctor.visitsAtHospital || doctor.visitsByVideo);

/** Formats years of experience: '12 years', '1 year'. */
export const experienceText = (experience: string) =>
  `${experience} ${plural('en', Number(experience), { one: 'year', other: 'years' })}`;

/** Formats the fee for visitors: '₹1,800 a consultation'. */
export const feeText = (fee: Paise) =>
  fee === 0 ? 'No consultation fee' : `${formatMoney(fee)} a consultation`;

/** Formats the years of experience for visitors: '12 years of experience'. */
export const yearsOfExperienceText = (experience: string) =>
  Number(experience) === 0 ? 'Less than a year of experience' : `${experienceText(experience)} of experience`;

/** Describes a doctor in one line, for search results and search engines. */
export const doctorSummaryLine = ({
  specialization,
  qualification,
  experience,
  feePaise,
}: Pick<Doctor, 'specialization' | 'qualification' | 'experience' | 'feePaise'>) =>
  `${specialization}, ${qualification}. ${yearsOfExperienceText(experience)}. ${feeText(feePaise)}.`;

/** Texts that staff type into a required field that does not apply, such as 'None' or 'N/A'. */
const placeholderText = /^(none|nil|no|n\.?\/?a\.?|not applicable|-+|–|—)\.?$/i;

/** Returns the memberships, or null if staff typed a placeholder. */
export const membershipsOf = ({ awards }: Pick<Doctor, 'awards'>) =>
  placeholderText.test(awards.trim()) ? null : awards;

interface PartOfDay {
  readonly name: string;
  /** Formatted times. */
  readonly slots: readonly string[];
}

/**
 * Groups slots by part of the day, in order of time. Parts without slots are left out.
 * The second parameter is the clock of a locale and defaults to English.
 */
export const slotsByPartOfDay = (
  slots: readonly number[],
  { byPart, timeInPart }: Pick<Clock, 'byPart' | 'timeInPart'> = {
    byPart: byPartOfDay,
    timeInPart: slotLabel,
  },
): readonly PartOfDay[] =>
  byPart(slots, (slot) => slot).map(({ name, within }) => ({ name, slots: within.map(timeInPart) }));

export const slotsText = (slots: readonly number[]) => slots.map(slotLabel).join(', ');

export const availabilityText = (doctor: Pick<Doctor, 'availability'>) =>
  doctor.availability === 'available' ? 'Available' : 'Unavailable';

/** Divisible by 1, 2 and 3, the numbers of columns of the grid, so the last row of a full page is complete. */
export const directoryPageSize = 24;

/** Address of a page of the directory or of its search results. Its `filter` comes from `filterQuery`. */
export const directoryPath = (place: ListLocation) => listAddress(doctorsPath, place);

/** Maximum number of doctors on an information page. */
export const maxDoctorsOnInformationPage = 3;

/**
 * Selects the doctors for an information page. Specializations take turns, so a page for psychiatrists and
 * psychologists shows both.
 *
 * @param stems beginnings or parts of specializations, in lower case, best match first
 */
export function selectDoctorsForPage<Card extends Pick<Doctor, 'specialization'>>(
  doctors: readonly Card[],
  stems: readonly string[],
): readonly Card[] {
  const chosen = new Set<Card>();
  const treating = stems.map((stem) =>
    doctors.filter((doctor) => containsIgnoringCase(doctor.specialization, stem)),
  );
  for (let round = 0; round < maxDoctorsOnInformationPage; round += 1) {
    for (const candidates of treating) {
      const next = candidates.find((doctor) => !chosen.has(doctor));
      if (next && chosen.size < maxDoctorsOnInformationPage) chosen.add(next);
    }
  }
  return [...chosen];
}

/** Matches a medical degree among the qualifications. 'MA' and 'M.Phil' are not medical degrees. */
const medicalDegree = /\b(M\.?B\.?B\.?S|M\.?D|D\.?M|D\.?N\.?B)\b/;

/** Selects the data of a doctor's card. */
export function doctorSummaryOf(doctor: Doctor): DoctorSummary {
  return {
    id: doctor.id,
    slug: doctor.slug,
    name: doctor.name,
    specialization: doctor.specialization,
    hospital: doctor.hospital,
    experience: doctor.experience,
    feePaise: doctor.feePaise,
    availability: doctor.availability,
    pictureUrl: doctor.pictureUrl,
    ekalink: doctor.ekalink,
    registrationCouncil: doctor.registrationCouncil,
    registrationNumber: doctor.registrationNumber,
    languages: doctor.languages,
    texts: doctor.texts,
    visitsAtHospital: doctor.hospitalSlots.length > 0,
    visitsByVideo: offeredVideoSlots(doctor).length > 0,
    isPhysician: medicalDegree.test(doctor.qualification),
  };
}

/** Formats a doctor for the API (requirement 45). Contact and leave are included only for staff. */
export function doctorJson(doctor: Doctor | StaffDoctor) {
  return {
    _id: doctor.id,
    name: doctor.name,
    specialization: doctor.specialization,
    hospital: doctor.hospital,
    about: doctor.about,
    qualification: doctor.qualification,
    awards: doctor.awards,
    experience: doctor.experience,
    fees: toRupees(doctor.feePaise),
    availability: doctor.availability,
    isAvailable: doctor.availability === 'available',
    ...('contact' in doctor ? { contact: doctor.contact } : {}),
    image: doctor.pictureUrl === null ? null : { url: doctor.pictureUrl },
    hospitalSlots: doctor.hospitalSlots.map(slotLabel),
    videoSlots: doctor.videoSlots.map(slotLabel),
    ekalink: doctor.ekalink,
    registrationCouncil: doctor.registrationCouncil,
    registrationNumber: doctor.registrationNumber,
    gender: doctor.gender,
    languages: doctor.languages,
    workingDays: doctor.workingDays,
    weekdayHours: weekdayHoursJson(doctor.weekdayHours),
    ...('leave' in doctor ? { leave: doctor.leave, paymentBefore: doctor.paymentBefore } : {}),
    // Queries never return deleted doctors, so this is always false.
    isdeleted: false,
    isActive: doctor.isActive,
  };
}

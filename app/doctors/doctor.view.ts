import { formatMoney, type Paise, toRupees } from '#app/money/money.ts';
import { doctorsPath } from '#app/navigation/doctors-path.ts';
import { type ListPlace, listAddress } from '#app/navigation/list-address.ts';
import { byPartOfDay, slotLabel } from '#app/time/slots.ts';
import type { Clock } from '#messages/hospital-facts/clock.ts';
import { contains } from './directory/doctor.search.ts';
import type { Doctor, DoctorSummary, StaffDoctor } from './doctor.values.ts';
import { offeredVideoSlots } from './hours/doctor-hours.ts';

/** The address of a doctor's page. */
export const doctorPath = ({ slug }: Pick<Doctor, 'slug'>) => `${doctorsPath}/${slug}` as const;

/** Where an appointment with a doctor is booked. */
export const bookingPath = (doctor: Pick<Doctor, 'slug'>) => `${doctorPath(doctor)}/book` as const;

type Bookable = Pick<DoctorSummary, 'availability' | 'ekalink' | 'visitsAtHospital' | 'visitsByVideo'>;

/** Whether times of a doctor can be booked here: not where another site keeps them, and not where there are none. */
export const isBookedHere = (doctor: Bookable) =>
  doctor.ekalink === null &&
  doctor.availability === 'available' &&
  (doctor.visitsAtHospital || doctor.visitsByVideo);

/** Such as '12 years', '1 year'. */
export const experienceText = (experience: string) =>
  `${experience} ${Number(experience) === 1 ? 'year' : 'years'}`;

/** What a visitor reads of the fee, such as '₹1,800 a consultation'. */
export const consultationText = (fee: Paise) =>
  fee === 0 ? 'No consultation fee' : `${formatMoney(fee)} a consultation`;

/** What a visitor reads of the years, such as '12 years of experience'. */
export const practiceText = (experience: string) =>
  Number(experience) === 0 ? 'Less than a year of experience' : `${experienceText(experience)} of experience`;

/** A doctor in a line, where there is room for no more: in search results and for search engines. */
export const lineOf = ({
  specialization,
  qualification,
  experience,
  feePaise,
}: Pick<Doctor, 'specialization' | 'qualification' | 'experience' | 'feePaise'>) =>
  `${specialization}, ${qualification}. ${practiceText(experience)}. ${consultationText(feePaise)}.`;

/** What staff write into a field that they must fill in and have nothing for. */
const nothing = /^(none|nil|no|n\.?\/?a\.?|not applicable|-+|–|—)\.?$/i;

/** What the doctor is a member of, or null. */
export const membershipsOf = ({ awards }: Pick<Doctor, 'awards'>) =>
  nothing.test(awards.trim()) ? null : awards;

interface PartOfDay {
  readonly name: string;
  /** As they are shown. */
  readonly slots: readonly string[];
}

/**
 * Slots by the part of the day, in its order; a part with none is left out.
 * The second parameter is the clock of another language than English.
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

/** Three rows of eight, four of six, two of twelve. */
export const directoryPageSize = 24;

/** Where a page of the directory is, and of what a search found in it. */
export const directoryPath = (place: ListPlace) => listAddress(doctorsPath, place);

/** On an information page. */
export const mostHelping = 3;

/**
 * The few doctors who treat what an information page is about: in turn one for each specialization, so that a page
 * for psychiatrists and psychologists shows both.
 *
 * @param stems pieces of words of a specialization, in lower case, the most fitting first
 */
export function doctorsWhoHelp<Card extends Pick<Doctor, 'specialization'>>(
  doctors: readonly Card[],
  stems: readonly string[],
): readonly Card[] {
  const chosen = new Set<Card>();
  const treating = stems.map((stem) => doctors.filter((doctor) => contains(doctor.specialization, stem)));
  for (let round = 0; round < mostHelping; round += 1) {
    for (const candidates of treating) {
      const next = candidates.find((doctor) => !chosen.has(doctor));
      if (next && chosen.size < mostHelping) chosen.add(next);
    }
  }
  return [...chosen];
}

/** A degree in medicine among the qualifications. 'MA' and 'M.Phil' are none. */
const medicalDegree = /\b(M\.?B\.?B\.?S|M\.?D|D\.?M|D\.?N\.?B)\b/;

/** A doctor's card; see {@link DoctorSummary}. */
export function summaryOf(doctor: Doctor): DoctorSummary {
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
    visitsAtHospital: doctor.hospitalSlots.length > 0,
    visitsByVideo: offeredVideoSlots(doctor).length > 0,
    isPhysician: medicalDegree.test(doctor.qualification),
  };
}

/** A doctor as the API spells one (requirement 45); the contact only where it was read for staff. */
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
    workingDays: doctor.workingDays,
    ...('leave' in doctor ? { leave: doctor.leave } : {}),
    // A deleted doctor is never read again, so nothing else can stand here.
    isdeleted: false,
    isActive: doctor.isActive,
  };
}

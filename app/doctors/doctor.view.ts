import type { Doctor, DoctorSummary, StaffDoctor } from './doctor.values.ts';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Such as '₹1,800'. */
export const feesText = (fees: number) => rupees.format(fees);

/** Such as '12 years', '1 year'. */
export const experienceText = (experience: string) =>
  `${experience} ${Number(experience) === 1 ? 'year' : 'years'}`;

export const slotsText = (slots: readonly string[]) => slots.join(', ');

export const availabilityText = (doctor: Pick<Doctor, 'availability'>) =>
  doctor.availability === 'available' ? 'Available' : 'Unavailable';

const contains = (text: string, part: string) =>
  text.toLocaleLowerCase('en').includes(part.toLocaleLowerCase('en'));

/** The directory's search (specification, section 5): a piece of the name, the hospital or the specialization. */
export function matchesDirectorySearch(
  doctor: Pick<Doctor, 'name' | 'hospital' | 'specialization'>,
  search: string,
): boolean {
  const part = search.trim();
  return [doctor.name, doctor.hospital, doctor.specialization].some((text) => contains(text, part));
}

const mostHelping = 3;

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

/** The staff list's search (specification, section 2.5): a piece of the name. */
export const matchesNameSearch = (doctor: Pick<Doctor, 'name'>, search: string) =>
  contains(doctor.name, search.trim());

/** A degree in medicine among the qualifications. 'MA' and 'M.Phil' are none. */
const medicalDegree = /\b(M\.?B\.?B\.?S|M\.?D|D\.?M|D\.?N\.?B)\b/;

/** A doctor's card; see {@link DoctorSummary}. */
export function summaryOf(doctor: Doctor): DoctorSummary {
  const { id, name, specialization, hospital, experience, fees, availability, pictureUrl, ekalink } = doctor;
  return {
    ...{ id, name, specialization, hospital, experience, fees, availability, pictureUrl, ekalink },
    visitsAtHospital: doctor.hospitalSlots.length > 0,
    visitsByVideo: doctor.videoSlots.length > 0,
    isPhysician: medicalDegree.test(doctor.qualification),
  };
}

/** A doctor as the API spells one (specification, section 3); the contact only where it was read for staff. */
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
    fees: doctor.fees,
    availability: doctor.availability,
    isAvailable: doctor.availability === 'available',
    ...('contact' in doctor ? { contact: doctor.contact } : {}),
    image: doctor.pictureUrl === null ? null : { url: doctor.pictureUrl },
    hospitalSlots: doctor.hospitalSlots,
    videoSlots: doctor.videoSlots,
    ekalink: doctor.ekalink,
    // A deleted doctor is never read again, so nothing else can stand here.
    isdeleted: false,
    isActive: doctor.isActive,
  };
}

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

/** The staff list's search (specification, section 2.5): a piece of the name. */
export const matchesNameSearch = (doctor: Pick<Doctor, 'name'>, search: string) =>
  contains(doctor.name, search.trim());

/** A doctor's card; see {@link DoctorSummary}. */
export function summaryOf(doctor: Doctor): DoctorSummary {
  const { id, name, specialization, hospital, experience, fees, availability, pictureUrl, ekalink } = doctor;
  return {
    ...{ id, name, specialization, hospital, experience, fees, availability, pictureUrl, ekalink },
    visitsAtHospital: doctor.hospitalSlots.length > 0,
    visitsByVideo: doctor.videoSlots.length > 0,
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

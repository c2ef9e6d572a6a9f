import type { DoctorSummary } from './doctor.values.ts';

/** Words for those who practise medicine. A psychologist, a therapist or a psychiatric nurse is no physician. */
const medicine =
  /psychiatr(y|ist)|neurolog|\bphysician|medicine|paediatr|pediatr|gynaecolog|gynecolog|urolog|androlog/i;

/**
 * A doctor for machines, in the words of schema.org: what the public card shows, and no contact but the hospital's.
 *
 * @param origin under which this request reached the site
 */
export function doctorData(doctor: DoctorSummary, origin: string) {
  const { name, specialization, hospital, pictureUrl } = doctor;
  const picture = pictureUrl === null ? {} : { image: new URL(pictureUrl, origin).href };
  const worksAt = { '@type': 'Hospital', name: hospital };
  const about = { '@context': 'https://schema.org', name, ...picture };
  return medicine.test(specialization)
    ? { ...about, '@type': 'Physician', medicalSpecialty: specialization, hospitalAffiliation: worksAt }
    : { ...about, '@type': 'Person', jobTitle: specialization, worksFor: worksAt };
}

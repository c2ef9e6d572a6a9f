import { formatMoney } from '#app/money/money.ts';
import type { DoctorSummary } from './doctor.values.ts';
import { doctorPath } from './doctor.view.ts';

/**
 * A doctor for machines, in the words of schema.org: what the public card shows, and no contact but the hospital's.
 *
 * @param origin under which the site is known
 */
export function doctorData(doctor: DoctorSummary, origin: string) {
  const { name, specialization, hospital, feePaise, pictureUrl, isPhysician } = doctor;
  const url = `${origin}${doctorPath(doctor)}`;
  const picture = pictureUrl === null ? {} : { image: new URL(pictureUrl, origin).href };
  const worksAt = { '@type': 'Hospital', name: hospital };
  const about = { '@context': 'https://schema.org', name, url, ...picture };
  // Memberships are not told: schema.org wants an organization, and staff write a text, such as 'None so far'.
  // A specialization is a field, such as 'Child guidance', and so not the title of a job.
  return isPhysician
    ? {
        ...{ ...about, '@type': 'Physician', medicalSpecialty: specialization, hospitalAffiliation: worksAt },
        priceRange: formatMoney(feePaise),
      }
    : { ...about, '@type': 'Person', knowsAbout: specialization, affiliation: worksAt };
}

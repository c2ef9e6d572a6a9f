import { formatMoney } from '#app/money/money.ts';
import type { DoctorSummary } from './doctor.values.ts';
import { doctorPath } from './doctor.view.ts';

/**
 * Returns schema.org data of a doctor: the contents of the public card. The doctor's own phone and mail stay out.
 *
 * @param origin the configured origin of the site
 */
export function doctorStructuredData(doctor: DoctorSummary, origin: string) {
  const { name, specialization, hospital, feePaise, pictureUrl, isPhysician } = doctor;
  const url = `${origin}${doctorPath(doctor)}`;
  const picture = pictureUrl === null ? {} : { image: new URL(pictureUrl, origin).href };
  const worksAt = { '@type': 'Hospital', name: hospital };
  const about = { '@context': 'https://schema.org', name, url, ...picture };
  // Memberships are left out: `memberOf` needs an organization, but staff type free text such as 'None so far'.
  // `jobTitle` is left out: a specialization is a field, such as 'Child guidance', and not a job.
  return isPhysician
    ? {
        ...{ ...about, '@type': 'Physician', medicalSpecialty: specialization, hospitalAffiliation: worksAt },
        priceRange: formatMoney(feePaise),
      }
    : { ...about, '@type': 'Person', knowsAbout: specialization, affiliation: worksAt };
}

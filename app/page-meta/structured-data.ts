import type { HospitalFacts, OpeningTimes } from '#app/hospital-facts/fact-types.ts';
import { endOfDay } from '#app/hospital-facts/open-now.ts';
import { isProfile } from '#app/hospital-facts/placeholders.ts';
import { home, publicPages, type SitePage, treatmentGroups } from '#app/navigation/pages.ts';
import { clockTime } from '#app/time/calendar.ts';

const context = 'https://schema.org';

/** Id by which other structured data refers to the hospital instead of describing it again. */
export const hospitalId = (origin: string) => `${origin}/#hospital`;

/**
 * Builds the breadcrumbs of a page, with absolute URLs.
 *
 * @param trail the pages above this one without home, then the page itself
 */
export function breadcrumbList(
  trail: readonly Pick<SitePage, 'path' | 'title'>[],
  origin: string,
  start: Pick<SitePage, 'path' | 'title'> = { path: home.path, title: 'Home' },
) {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [start, ...trail].map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: `${origin}${path}`,
    })),
  };
}

/** Describes the hospital, using only its facts and the catalogue of pages. */
export function hospitalData(origin: string, facts: HospitalFacts) {
  const { email, hospital, phones, socialProfiles } = facts;
  const { street, city, state, postalCode, country } = hospital.address;
  const profiles = socialProfiles.map(({ url }) => url).filter(isProfile);
  return {
    '@context': context,
    '@type': 'Hospital',
    '@id': hospitalId(origin),
    name: hospital.name,
    url: `${origin}${home.path}`,
    description: home.summary,
    logo: `${origin}/icons/icon-512.png`,
    medicalSpecialty: `${context}/Psychiatric`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode,
      addressCountry: country,
    },
    hasMap: hospital.mapUrl,
    ...geo(facts),
    ...openingHours(facts),
    telephone: [phones.landline, phones.second].map(dialled),
    email,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: phones.admission.label,
      telephone: dialled(phones.admission),
    },
    department: treatmentGroups.map(({ title, pages: [overview] }) => ({
      '@type': 'MedicalOrganization',
      name: title,
      url: `${origin}${overview.path}`,
    })),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

const geo = ({ directions: { coordinates } }: HospitalFacts) =>
  coordinates === null ? {} : { geo: { '@type': 'GeoCoordinates', ...coordinates } };

const openingHoursOf = ({ days, from, to }: OpeningTimes): string =>
  `${days.map((day) => day.slice(0, 2)).join()} ${clockTime(from)}-${to === endOfDay ? '23:59' : clockTime(to)}`;

/** Hours in which doctors see people, unless they are a sample: search engines show them without its mark. */
function openingHours({ directions: { opdHours }, provisional }: HospitalFacts) {
  return opdHours === null || provisional.includes('directions')
    ? {}
    : { openingHours: opdHours.map(openingHoursOf) };
}

const dialled = ({ href }: { readonly href: string }) => href.replace('tel:', '');

/**
 * Builds the structured data of a page in the catalogue. An information page builds its own from its front
 * matter. Home has no breadcrumbs, because no page is above it.
 *
 * @param origin public origin of the site
 */
export function pageStructuredData(page: SitePage, origin: string, facts: HospitalFacts): readonly object[] {
  if (page.path === home.path) return [hospitalData(origin, facts)];
  if (!Object.values<SitePage>(publicPages).includes(page)) return [];
  const trail = breadcrumbList([page], origin);
  const describesHospital = page === publicPages.about || page === publicPages.findUs;
  return describesHospital ? [trail, hospitalData(origin, facts)] : [trail];
}

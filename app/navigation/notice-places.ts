import type { NoticePlace } from '#app/hospital-facts/fact-types.ts';
import { home, publicPages, taskPages } from './pages.ts';

/** Pages that lead to a visit, with the pages below them: a doctor's page, the steps of a booking. */
const visitPages = [
  publicPages.doctors.path,
  publicPages.findUs.path,
  taskPages.appointment.path,
  taskPages.callback.path,
];

/**
 * Returns the places of a page at which a notice of the hospital can be shown.
 *
 * @param path without the prefix of a locale
 */
export function noticePlacesOf(path: string): readonly NoticePlace[] {
  if (path === home.path) return ['all', 'home'];
  const isAboutVisits = visitPages.some((page) => path === page || path.startsWith(`${page}/`));
  return isAboutVisits ? ['all', 'visits'] : ['all'];
}

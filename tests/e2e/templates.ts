import { pathIn } from '#app/languages/localized-path.ts';
import { home, publicPages } from '#app/navigation/pages.ts';
import { bookableDoctor } from './booking.ts';

/** A page of each template that a patient meets on the way to an appointment, and home in Hindi. */
export const templatePaths: readonly string[] = [
  home.path,
  publicPages.doctors.path,
  bookableDoctor.path,
  `${bookableDoctor.path}/book`,
  '/depression',
  publicPages.prices.path,
  pathIn('hi', home.path),
];

import { href } from 'react-router';

/** Paths of the bins. GET lists the deleted rows; POST restores one. */
export const binPaths = {
  doctor: href('/dashboard/AddDoctor/bin'),
  link: href('/dashboard/Links/bin'),
} as const;

import { href } from 'react-router';

/** Where the bins are: their lists, and what restores something of them. */
export const binPaths = {
  doctor: href('/dashboard/AddDoctor/bin'),
  link: href('/dashboard/Links/bin'),
} as const;

/**
 * Path of the directory (requirement 23). It has its own module so that scripts which only link to it do not
 * bundle the catalogue of pages.
 */
export const doctorsPath = '/doctors';

/** Where the directory is (specification, section 2.3): by itself, so that scripts which only link there need not bring the catalogue of all pages. */
export const doctorsPath = '/doctors';

/** Where the directory is (requirement 23): by itself, so that scripts which only link there need not bring the catalogue of all pages. */
export const doctorsPath = '/doctors';

/** What the page of rights is written from. */
export const rightsSources = [
  {
    title: 'The Mental Healthcare Act, 2017 (Act 10 of 2017)',
    organisation: 'Parliament of India, India Code',
  },
  {
    title: 'The Protection of Children from Sexual Offences Act, 2012, section 19',
    organisation: 'Parliament of India, India Code',
  },
  {
    title: 'The Legal Services Authorities Act, 1987, section 12',
    organisation: 'National Legal Services Authority',
  },
] as const;

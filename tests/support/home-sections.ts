/** Headings of home in the order of requirement 10, below the entries. */
export const homeSections = [
  'Who is the help for?',
  'Our Treatments',
  'Our Approach',
  'Our Services',
  'Hospital Structure',
  'Our Team of Experts',
  'Our Patient Stories',
  'Our Facilities',
  'Image gallery',
  'Trending on Social Media',
  'Instagram Highlights',
];

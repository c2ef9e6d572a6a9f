import type * as english from '#messages/doctors/team-section.ts';

export const teamWords: typeof english.teamWords = {
  heading: 'ਸਾਡੇ ਮਾਹਰਾਂ ਦੀ ਟੀਮ',
  viewAll: 'ਸਾਰੇ ਡਾਕਟਰ ਦੇਖੋ',
};
